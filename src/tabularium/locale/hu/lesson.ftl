# Guided first games: what is said at each step. Numbers in brackets are rules.

# Altay.
lesson-altay-1 = Üdvözlünk az Altayban! A legtöbb győzelmi pont nyer: pont jár a vívmányokért, egyes akciókártyákért, minden területért, ahol élsz, és a zsákmányért (A66). A Földnépet vezeted, amely itt, az 5. szántón él.
lesson-altay-2 = A körödben annyit teszel, amennyit tudsz, tetszőleges sorrendben (A27). Először támadd meg a 11. erdőt: a szomszédos két településed és a kezedben lévő Harcos együtt 3, ez több, mint a jelző 2 értéke (A47).
lesson-altay-3 = Győzelem! A jelző a tiéd, és a végén számít; ráadásul 1 fát is adott (A48). Erőforrást kártyákkal is szerzel: játssz ki egy Vadászt, és kapsz 1 élelmet.
lesson-altay-4 = Az asztalodon lévő Falunak 2 élelem kell, és 1 már van rajta. Tedd rá az élelmedet: a tele Faluból település lesz (A41).
lesson-altay-5 = Települést ott helyezhetsz le, ahol már élsz, vagy egy szomszédos szabad területen (A42). Válaszd a most meghódított 11. erdőt: minden terület egy pont.
lesson-altay-6 = Amit nem használsz fel, az a kör végén elvész (A34). Jól jön még egy kártya a piacról, ezért játszd ki a második Vadászt.
lesson-altay-7 = Vedd meg a Favágót 1 élelemért. A dobópaklidba kerül (A37), és valahányszor később kihúzod, az erdőddel 2 fát ad.
lesson-altay-8 = Az erőforrást gyűjtő kártyák az asztalra kerülnek, és ott várnak, minden névből egy (A31). Az első Falu elkészült, tedd le a másodikat; a következő körökben megtöltheted.
lesson-altay-9 = A fából kezdj vívmányt: a Mérnöki tudományt. A kezdéshez elég egy megfelelő erőforrás, és egyszerre csak egy vívmány lehet folyamatban (A55, A59).
lesson-altay-10 = A Mérnöki tudományhoz kő is kell. A Vájár fémet vagy követ ad, a kettő közül egyet (A28): kérj követ.
lesson-altay-11 = Tedd a követ a Mérnöki tudományra. Ha megtelik, egy pontot ér, tiéd a képessége, és a rajta lévő település a térképre kerül (A57).
lesson-altay-12 = Ez volt a köröd: fejezd be. Öt új kártyát húzol, és ha elfogy a paklid, az eldobott kártyákból lesz új (A29, A30). A játék azzal a fordulóval ér véget, amelyben valakinek nem marad lerakható települése (A65).

# Imperial Settlers.
lesson-settlers-1 = Üdvözlünk a Birodalmi telepesekben! Öt forduló után a legtöbb győzelmi pont nyer. Pontot játék közben szerzel, a végén pedig minden általános helyszín 1-et, minden néphelyszín 2-t ad hozzá (S86). A Barbárokat vezeted.
lesson-settlers-2 = Egy forduló: felderítés, termelés, akciók, takarítás (S25). A táblád, a szerződéseid és az olyan helyszínek, mint a Favágók ösvénye, már termeltek (S31). A Rómaiak passzoltak, így minden kör a tiéd, amíg te is nem passzolsz.
lesson-settlers-3 = Egy kör egy akció (S36). Van egy rombolásjelződ: használd el a kezedben lévő Faraktárra, amely úgyis túl drága neked, és vedd el érte a 2 fát (S65).
lesson-settlers-4 = Most építs: az Asztalos 2 fába kerül, a birodalmadba kerül, és ott is marad (S48).
lesson-settlers-5 = Az Asztalos akcióhelyszín: fordulónként egyszer kifizetheted, és megkapod, amit ad (S73, S74). Válts 1 fát és 1 munkást 2 GyP-re.
lesson-settlers-6 = Hiányzik valami? Két munkás mindig hoz egy erőforrást vagy egy kártyát (S78). Válts be munkásokat.
lesson-settlers-7 = Kérj 1 fát: a következő épülethez kettő kell. Arannyal is fizethetsz bármelyik erőforrás helyett (S4).
lesson-settlers-8 = A néphelyszínek erősebbek, de a legtöbb egy saját helyszínedbe is kerül (S49). Építsd meg a Figyelőtornyot: egy rombolásjelzőt és egy munkást kapsz azonnal és minden termelési szakaszban (S52).
lesson-settlers-9 = Add oda érte az alapzatot. Itt egy Vár állt, amíg a Rómaiak le nem rombolták, és az alapzat másra nem jó (S67).
lesson-settlers-10 = Egy népkártyából szerződés is lehet: 1 élelembe kerül, és a hozamát azonnal és minden termelési szakaszban megadja (S60). A Bálványhoz olyan kő kellene, ami nincs, ezért köss vele szerződést.
lesson-settlers-11 = Passzolj. Ebben a fordulóban már senki sem árthat neked (S38), de a takarításkor a javak elvesznek. A Barbárok megtarthatják a munkásaikat (S24, S43).
lesson-settlers-12 = Az új forduló felderítéssel kezdődik: mindenki választ a felfordított kártyákból (S27, S28). Vedd el az Őrtornyot, amely minden termelési szakaszban kártyát hoz. Innentől magad játszol tovább!

# Nations.
lesson-nations-1 = Üdvözlünk a Nemzetekben! Négy korszak van, mindegyik két forduló, és a legtöbb győzelmi pont nyer: a jelzőkért, a gyarmatokért, a csodákért és a kártyáidon lévő munkásokért (N163–N166). Egyiptom passzolt, így minden kör a tiéd.
lesson-nations-2 = Egy kör egy akció (N57). Kártyát arannyal veszel: az alsó sorban 1, a középsőben 2, a felsőben 3 (N44). Vedd meg a Világítótornyot 2 aranyért.
lesson-nations-3 = Minden helyed foglalt, ezért az új épület egy másik kártya helyére kerül (N64). A Templomban nem dolgozik senki: mondj le róla.
lesson-nations-4 = Vegyél egy csodát: a Colosseumot 1 aranyért. Épülő csoda lesz, és nem ad semmit, amíg minden része el nem készül (N83).
lesson-nations-5 = A csodákat építészek építik, és egy fordulóban csak néhány van, mindenkinek közösen. Fogadj fel egyet: az első rész 2 kőbe kerül (N97).
lesson-nations-6 = Fogadd fel a másodikat is. A kész csoda azonnal hat: a Colosseum 3 erőt ad, és 2 élelembe kerül.
lesson-nations-7 = Az erőt nem költöd el, csak összehasonlítod. A gyarmatokhoz erő kell: Núbiához 3, és neked 3 van (N76). Vedd meg: minden termelési szakaszban 2 aranyat ad.
lesson-nations-8 = Az épületek és katonai kártyák munkás nélkül semmit sem érnek. Munkást kiküldeni kőbe kerül (N90): küldj egyet a Világítótoronyba, aki minden termelési szakaszban 2 aranyat és 1 követ ad.
lesson-nations-9 = A körödben ingyen le is vehetsz munkásokat a kártyákról (N93); ezért jön ez a kérdés. Hagyd ott, ahol van, és fejezd be a kört.
lesson-nations-10 = Egyiptom 2 erejű háborút vett. A termelési szakaszban, aki gyengébb, 1 GyP-t és erőforrásokat veszít, jó stabilitással kevesebbet (N143, N144). Te biztonságban vagy. A 0 alatti stabilitás minden termelési szakaszban könyvekbe és 1 GyP-be kerül (N138).
lesson-nations-11 = A forduló eseménye: aki elsőként passzol, 3 könyvet kap, az egyedül legstabilabb nemzet pedig 1 GyP-t. Aztán az éhínség mindenkitől elvesz 1 élelmet (N158), és neked épp ennyi van.
lesson-nations-12 = Most te jössz: küldj ki munkást a Farmra és a Kőfejtőbe, majd passzolj. A termelés után az új forduló egy munkást vagy erőforrást hoz (N47). A korszak végén 1 GyP jár minden ellenfélért, akinek kevesebb könyve van (N159).

# Imperium.
lesson-imperium-1 = Üdvözlünk az Imperiumban! A végén minden kártyád pontot ér, bárhol van, és minden haladásjelölő 1 GyP (I71, I72). A hatalomkártyád minden 2 népesség után 1 GyP-t ad. A rómaiakat vezeted, akik egyelőre barbárok.
lesson-imperium-2 = Egy fordulódban 3 akciód és 5 kimerülésjelölőd van (I46). Egy kártya kijátszása egy akció. Játszd ki Dalmáciát: a régiók játékban maradnak, és ez 1 népességet ad.
lesson-imperium-3 = Elszállásolhatnál itt egy kártyát: nem lenne útban, és pontot is érne, de használni nem tudnád (I96). Most válaszolj nemmel.
lesson-imperium-4 = Új kártyák a piacról jönnek. Játszd ki a Hódítást: 2 népességért megszerzel egy régiót vagy egy adófizetőt.
lesson-imperium-5 = Vedd el a Dombokat. A kártya a kezedbe kerül, és az üres hely feltöltődik (I79). A régiók alatt nincs zavargás.
lesson-imperium-6 = A játékban lévő, „Kimerül” feliratú kártyák fordulónként egyszer használhatók, akció nélkül (I49). Húzz egy kártyát a Szentéllyel. A paklid üres, ezért újrakevered az eldobott kártyákat, és ilyenkor a nemzetpaklidból is jön hozzájuk egy (I59–I62).
lesson-imperium-7 = Az utolsó akciód: játszd ki a Fejlődést. 3 nyersanyagért megszerzel egy civilizálatlan vagy civilizált kártyát.
lesson-imperium-8 = Vedd el a Véneket. A rajta lévő haladás a tiéd, de az alatta lévő zavargás is (I79).
lesson-imperium-9 = A pakliban maradt zavargás −2 GyP. Úgy szabadulsz meg tőle, hogy kijátszod és fizetsz érte, vagy egy egész fordulódat lázadásra szánod (I53). Ha a zavargáspakli elfogy, a játék összeomlik, és a legkevesebb zavargás nyer (I69, I77).
lesson-imperium-10 = A Dicsőség három játékban lévő régiót hírnévkártyára vált, ez éri a legtöbbet. Amikor pedig sorra kerül Julius Caesar, a nemzetpakli utolsó kártyája, birodalommá válsz (I61): vége a Hódításnak és a Fejlődésnek, de új kártyákat fejleszthetsz ki (I64).
lesson-imperium-11 = Elfogytak az akcióid, jön a takarítás. Tegyél 1 haladást egy piaci kártyára; azé lesz, aki elveszi (I54). Válaszd a Templomot.
lesson-imperium-12 = Eldobhatsz kártyákat, aztán ötig húzol (I57, I58). Van elég, tartsd meg mindet. Most a kelták jönnek, és minden kör után napforduló van az olyan kártyáknak, mint Róma városa (I66). Ha elfogy a főpakli vagy valakinek az utolsó fejlesztése, még egy kör van hátra (I67, I68).
