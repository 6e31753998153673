# Guided first games: what is said at each step. Numbers in brackets are rules.

# Altay.
lesson-altay-1 = Witaj w grze Altay! Wygrywa największa liczba punktów zwycięstwa: za osiągnięcia, za niektóre karty akcji, za każde terytorium z twoimi osadami i za zdobycze (A66). Prowadzisz Ziemny Lud, który mieszka tu, na uprawie 5.
lesson-altay-2 = W swojej turze robisz, ile możesz, w dowolnej kolejności (A27). Najpierw zaatakuj las 11: dwie sąsiednie osady i Wojownik z ręki to razem 3, czyli więcej niż wartość znacznika, 2 (A47).
lesson-altay-3 = Zwycięstwo! Znacznik jest twój i policzy się na koniec, a do tego daje ci 1 drewno (A48). Zasoby biorą się też z kart: zagraj Łowcę, aby mieć 1 żywność.
lesson-altay-4 = Wioska na twoim stole potrzebuje 2 żywności, a ma 1. Połóż tam swoją: z pełnej Wioski powstaje osada (A41).
lesson-altay-5 = Osadę stawiasz tam, gdzie już mieszkasz, albo na sąsiednim wolnym terytorium (A42). Wybierz podbity przed chwilą las 11: każde terytorium to punkt.
lesson-altay-6 = Niewykorzystane zasoby przepadają z końcem tury (A34). Przyda ci się jeszcze karta z oferty, więc zagraj drugiego Łowcę.
lesson-altay-7 = Kup Drwala za 1 żywność. Trafi na twój stos kart odrzuconych (A37), a za każdym razem, gdy go później dobierzesz, da dzięki twojemu lasowi 2 drewna.
lesson-altay-8 = Karty, które zbierają zasoby, zagrywa się na stół i tam czekają, po jednej o danej nazwie (A31). Pierwsza Wioska jest gotowa, więc wyłóż drugą; wypełnisz ją w następnych turach.
lesson-altay-9 = Wykorzystaj drewno na osiągnięcie: rozpocznij Inżynierię. Na początek wystarczy jeden pasujący zasób, a rozwijać można tylko jedno osiągnięcie naraz (A55, A59).
lesson-altay-10 = Inżynieria potrzebuje też kamienia. Kopacz daje metal albo kamień, jedno z dwojga (A28): weź kamień.
lesson-altay-11 = Połóż kamień na Inżynierii. Pełna karta to punkt, jej zdolność oraz osada, która z niej trafi na mapę (A57).
lesson-altay-12 = To była twoja tura: zakończ ją. Dobierasz pięć nowych kart, a gdy talia się wyczerpie, nowa powstaje z kart odrzuconych (A29, A30). Gra kończy się z rundą, w której komuś zabraknie osad do postawienia (A65).

# Imperial Settlers.
lesson-settlers-1 = Witaj w Osadnikach! Po pięciu rundach wygrywa największa liczba punktów zwycięstwa. Zdobywasz je w trakcie gry, a na koniec każda Lokacja Zwykła dodaje 1, a Frakcyjna 2 (S86). Prowadzisz Barbarzyńców.
lesson-settlers-2 = Runda to Wypatrywanie, Produkcja, Akcje i Czyszczenie (S25). Twoja plansza, Umowy i Lokacje takie jak Szlak drwali już dały swoje Dobra (S31). Rzymianie spasowali, więc każda tura jest twoja, dopóki ty nie spasujesz.
lesson-settlers-3 = Tura to jedna akcja (S36). Masz żeton Plądrowania: użyj go na Składzie drewna z ręki, na który i tak cię nie stać, i weź z niego 2 drewna (S65).
lesson-settlers-4 = Teraz budowa: Cieśla kosztuje 2 drewna, trafia do twojego Imperium i tam zostaje (S48).
lesson-settlers-5 = Cieśla to Lokacja z Akcją: raz w rundzie możesz zapłacić i otrzymać to, co daje (S73, S74). Zamień 1 drewno i 1 Robotnika na 2 PZ.
lesson-settlers-6 = Czegoś brakuje? Za dwóch Robotników zawsze dostaniesz jeden Surowiec albo jedną kartę (S78). Wydaj Robotników.
lesson-settlers-7 = Weź 1 drewno: następna budowa wymaga dwóch. Zamiast dowolnego Surowca można też płacić Złotem (S4).
lesson-settlers-8 = Lokacje Frakcyjne są silniejsze, ale większość kosztuje także jedną z twoich Lokacji (S49). Zbuduj Wieżę obserwacyjną: otrzymasz żeton Plądrowania i Robotnika, od razu i w każdej fazie Produkcji (S52).
lesson-settlers-9 = Oddaj za nią Fundament. Stał tam Zamek, zanim splądrowali go Rzymianie, a Fundament do niczego innego się nie przyda (S67).
lesson-settlers-10 = Karta Frakcyjna może też zostać Umową: kosztuje 1 jadło i daje swoje Dobro od razu i w każdej fazie Produkcji (S60). Bożek wymaga kamieni, których nie masz, więc podpisz z nim Umowę.
lesson-settlers-11 = Spasuj. Nikt już ci w tej rundzie nie zaszkodzi (S38), ale Dobra przepadają podczas Czyszczenia. Barbarzyńcy mogą zachować Robotników (S24, S43).
lesson-settlers-12 = Nowa runda zaczyna się Wypatrywaniem: gracze wybierają spośród odkrytych kart (S27, S28). Weź Strażnicę, która w każdej fazie Produkcji daje kartę. Dalej grasz już bez podpowiedzi!

# Nations.
lesson-nations-1 = Witaj w Wojnie Narodów! Są cztery epoki po dwie rundy, a wygrywa największa liczba punktów zwycięstwa: za żetony, kolonie, cuda i robotników na kartach (N163 do N166). Egipt spasował, więc każda tura jest twoja.
lesson-nations-2 = Tura to jedna akcja (N57). Karty kupuje się za złoto: 1 w dolnym rzędzie, 2 w środkowym, 3 w górnym (N44). Kup Latarnię morską za 2 złota.
lesson-nations-3 = Wszystkie twoje pola są zajęte, więc nowy budynek zastępuje inną kartę (N64). W Świątyni nikt nie pracuje: zrezygnuj z niej.
lesson-nations-4 = Kup cud, Koloseum, za 1 złoto. Będzie w budowie i nic nie da, dopóki nie powstaną wszystkie jego części (N83).
lesson-nations-5 = Cuda budują architekci, a tych kilku, którzy są w rundzie, mają wspólnie wszyscy gracze. Zatrudnij jednego: pierwsza część kosztuje 2 kamienie (N97).
lesson-nations-6 = Zatrudnij też drugiego. Ukończony cud działa od razu: Koloseum daje 3 punkty siły militarnej, a kosztuje 2 żywności.
lesson-nations-7 = Siły się nie wydaje, tylko porównuje. Wymagają jej kolonie: Nubia 3, a ty masz 3 (N76). Kup ją, a da ci 2 złota w każdej fazie produkcji.
lesson-nations-8 = Budynki i jednostki militarne bez robotników nic nie robią. Wysłanie robotnika kosztuje kamień (N90): wyślij jednego do Latarni morskiej, da 2 złota i 1 kamień w każdej fazie produkcji.
lesson-nations-9 = W swojej turze możesz też zwalniać robotników z kart, za darmo (N93); stąd to pytanie. Niech twój zostanie na miejscu: zakończ turę.
lesson-nations-10 = Egipt kupił wojnę o sile 2. W fazie produkcji kto jest słabszy, traci 1 PZ i zasoby, tym mniej, im lepsza stabilizacja (N143, N144). Tobie nic nie grozi. Stabilizacja poniżej 0 w każdej fazie produkcji kosztuje księgi i 1 PZ (N138).
lesson-nations-11 = Wydarzenie tej rundy: kto spasuje jako pierwszy, zyskuje 3 księgi, a jedyna nacja o najwyższej stabilizacji 1 PZ. Potem głód zabiera każdemu 1 żywność (N158), a ty masz tylko tyle.
lesson-nations-12 = Teraz ty: wyślij robotników na Farmę i do Kamieniołomu, a potem spasuj. Po produkcji następna runda przyniesie nowego robotnika albo zasoby (N47). Na koniec epoki dostajesz 1 PZ za każdego przeciwnika, który ma mniej ksiąg (N159).

# Imperium.
lesson-imperium-1 = Witaj w grze Imperium! Na koniec punktuje każda twoja karta, gdziekolwiek leży, a każdy żeton postępu to 1 PZ (I71, I72). Twoja karta potęgi dodaje 1 PZ za każde 2 żetony populacji. Prowadzisz Rzymian, na razie barbarzyńców.
lesson-imperium-2 = W turze masz 3 akcje i 5 żetonów zaznaczenia (I46). Zagranie karty zabiera akcję. Zagraj Dalmację: regiony zostają w grze, a ten daje 1 żeton populacji.
lesson-imperium-3 = Można tu umieścić kartę w garnizonie: nie zawadza i nadal punktuje, ale nie da się jej użyć (I96). Na razie odpowiedz: nie.
lesson-imperium-4 = Nowe karty biorą się z rynku. Zagraj Podbój: za 2 żetony populacji zdobędziesz region albo kartę hołdu.
lesson-imperium-5 = Weź Wzgórza. Karta trafia na rękę, a puste miejsce się uzupełnia (I79). Pod regionami nie ma buntu.
lesson-imperium-6 = Kart w grze ze słowem „Zaznacz” używa się raz na turę i bez akcji (I49). Dobierz kartę dzięki Kapliczce. Twoja talia jest pusta, więc przetasujesz karty odrzucone, a za każdym razem dołącza do nich karta z talii nacji (I59 do I62).
lesson-imperium-7 = Ostatnia akcja: zagraj Postęp. Za 3 surowce zdobędziesz kartę archaiczną albo cywilizowaną.
lesson-imperium-8 = Weź Starszyznę. Żeton postępu leżący na karcie jest twój, ale bunt spod niej też (I79).
lesson-imperium-9 = Bunt w talii to −2 PZ. Pozbędziesz się go, gdy go zagrasz i zapłacisz albo gdy poświęcisz całą turę na przewrót (I53). Kiedy stos buntów się wyczerpie, gra od razu kończy się upadkiem i wygrywa najmniej buntów (I69, I77).
lesson-imperium-10 = Chwała zamienia trzy regiony w grze na kartę sławy, czyli najlepsze punkty. A gdy pojawi się Juliusz Cezar, ostatni w talii nacji, stajesz się imperium (I61): koniec z Podbojem i Postępem, za to możesz rozwijać nowe karty (I64).
lesson-imperium-11 = Akcje się skończyły, pora na porządki. Połóż 1 żeton postępu na karcie z rynku; dostanie go ten, kto ją weźmie (I54). Wybierz Świątynię.
lesson-imperium-12 = Możesz odrzucić karty, a potem dobierasz do pięciu (I57, I58). Masz ich dość, więc zostaw wszystkie. Teraz grają Celtowie, a po każdej rundzie jest przesilenie dla kart takich jak Miasto Rzym (I66). Gdy skończy się talia główna albo czyjaś ostatnia karta rozwoju, zostaje jeszcze jedna runda (I67, I68).
