/** Short tones, made here: no files, no requests. */

type Sound = 'turn' | 'move' | 'end' | 'chat';

const NOTES: Record<Sound, number[]> = {
  turn: [587.33, 880],
  move: [440],
  end: [523.25, 659.25, 783.99],
  chat: [698.46],
};

let context: AudioContext | undefined;

export function chime(sound: Sound): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.02;
    NOTES[sound].forEach((pitch, i) => {
      const at = start + i * 0.14;
      const tone = context!.createOscillator();
      const volume = context!.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0008, at + 0.5);
      tone.connect(volume).connect(context!.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
  } catch {
    // browsers without sound stay silent
  }
}
