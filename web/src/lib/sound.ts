/** Short tones, made here: no files, no requests. */

import { wait } from './api';

type Sound = 'turn' | 'move' | 'end' | 'chat';

const NOTES: Record<Sound, number[]> = {
  turn: [587.33, 880],
  move: [440],
  end: [523.25, 659.25, 783.99],
  chat: [698.46],
};

const PATIENCE = 300; // milliseconds
let context: AudioContext | undefined;

export async function chime(sound: Sound): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running' && !(await woken(context))) return;
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

/**
 * Whether a sleeping context plays now. A page that nobody has touched yet may not sound, and
 * resume() then waits for a touch: a tone of long ago is not made up for.
 */
async function woken(sleeping: AudioContext): Promise<boolean> {
  await Promise.race([sleeping.resume(), wait(PATIENCE)]);
  return sleeping.state === 'running';
}
