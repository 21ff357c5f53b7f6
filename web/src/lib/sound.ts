/** Small sounds, made here; none unless the reader wants them. */

import { settings } from "./settings.svelte";

const TONES = {
  step: [[330, 0, 0.05]],
  turn: [
    [523, 0, 0.09],
    [784, 0.1, 0.14],
  ],
  launch: [
    [110, 0, 0.5],
    [165, 0.12, 0.5],
    [220, 0.26, 0.6],
  ],
  land: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.26],
  ],
  fall: [
    [330, 0, 0.12],
    [247, 0.12, 0.14],
    [165, 0.26, 0.34],
  ],
  end: [
    [392, 0, 0.12],
    [523, 0.13, 0.12],
    [784, 0.26, 0.3],
  ],
} as const;
let audio: AudioContext | undefined;

export function chime(kind: keyof typeof TONES): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [pitch, from, length] of TONES[kind]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + from;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(kind === "step" ? 0.04 : 0.1, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
