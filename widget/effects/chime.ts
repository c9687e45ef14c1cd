/** Two soft falling notes. */
const NOTES = [
  { hertz: 880, atSeconds: 0 },
  { hertz: 659.25, atSeconds: 0.12 },
] as const;
const NOTE_SECONDS = 0.4;

function loudness(audio: AudioContext, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.value = volume;
  gain.connect(audio.destination);
  return gain;
}

export function playBuffer(audio: AudioContext, buffer: AudioBuffer, volume: number) {
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(loudness(audio, volume));
  source.start();
}

export function playNotes(audio: AudioContext, volume: number) {
  for (const { hertz, atSeconds } of NOTES) {
    const start = audio.currentTime + atSeconds;
    const note = audio.createOscillator();
    const gain = loudness(audio, volume);
    note.frequency.value = hertz;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
    note.connect(gain);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
  }
}
