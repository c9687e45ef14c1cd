import type { Sound } from '../core/ports';

export type SoundSettings = { sound?: string | undefined; volume?: number | undefined };

/** The notification sound: a configured one is fetched when first needed, else two notes are made. A browser without audio stays silent. */
export function browserSound(settings: () => SoundSettings): Required<Sound> {
  let context: AudioContext | undefined;
  let fetched: { from: string; buffer: Promise<AudioBuffer | null> } | undefined;

  const load = async (audio: AudioContext, from: string): Promise<AudioBuffer | null> => {
    try {
      return await audio.decodeAudioData(await (await fetch(from)).arrayBuffer());
    } catch {
      return null;
    }
  };
  const ready = () => {
    if (typeof AudioContext === 'undefined') return undefined;
    context ??= new AudioContext();
    return context;
  };
  const playNow = async () => {
    const audio = ready();
    if (!audio) return;
    if (audio.state === 'suspended') await audio.resume();
    const { sound, volume = 0.2 } = settings();
    const { playBuffer, playNotes } = await import('./chime');
    if (!sound) return playNotes(audio, volume);
    if (fetched?.from !== sound) fetched = { from: sound, buffer: load(audio, sound) };
    const buffer = await fetched.buffer;
    if (buffer) playBuffer(audio, buffer, volume);
    else playNotes(audio, volume);
  };
  const unlock = async () => ready()?.resume();
  return {
    // The browser may refuse audio; the conversation continues.
    play: () => void playNow().catch(() => {}),
    // Making a context waits for the device; in a task of its own it holds up no answer to the press that allows it.
    unlock: () => void setTimeout(() => unlock().catch(() => {})),
    close: () => {
      void context?.close().catch(() => {});
      context = undefined;
    },
  };
}
