import type { Log, Sound, Speech } from '../core/ports';

export type SoundSettings = { sound?: string | undefined; volume?: number | undefined };

/** Two soft falling notes. */
const NOTES = [
  { hertz: 880, atSeconds: 0 },
  { hertz: 659.25, atSeconds: 0.12 },
] as const;
const NOTE_SECONDS = 0.4;

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
    unlock: () => void unlock().catch(() => {}),
    close: () => {
      void context?.close().catch(() => {});
      context = undefined;
    },
  };
}

function loudness(audio: AudioContext, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.value = volume;
  gain.connect(audio.destination);
  return gain;
}

function playBuffer(audio: AudioContext, buffer: AudioBuffer, volume: number) {
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(loudness(audio, volume));
  source.start();
}

function playNotes(audio: AudioContext, volume: number) {
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

export type AudioSettings = {
  language?: string | undefined;
  voiceNames?: readonly string[] | undefined;
  rate?: number | undefined;
  volume?: number | undefined;
};

/** Reads texts aloud with the browser's voices; `settings` is asked at each text, so a change counts at once. */
export function browserSpeech(settings: () => AudioSettings, log: Log): Required<Speech> {
  let isUnlocked = false;
  const synthesis = () => (typeof window === 'undefined' ? undefined : window.speechSynthesis);
  return {
    speak(text) {
      const speaker = synthesis();
      if (!speaker) return log.info('Speech Synthesis API is not supported in this environment.');
      const { language = 'en-US', voiceNames = [], rate = 1, volume = 1 } = settings();
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { lang: language, rate, volume });
      const voices = speaker.getVoices();
      const named = voiceNames.flatMap((name) => voices.filter((voice) => voice.name === name));
      const voice = named[0] ?? voices.find(({ lang }) => lang === language);
      if (voice) utterance.voice = voice;
      speaker.speak(utterance);
    },
    stop: () => synthesis()?.cancel(),
    unlock() {
      const speaker = synthesis();
      if (!speaker || isUnlocked) return;
      isUnlocked = true;
      speaker.speak(new SpeechSynthesisUtterance(''));
    },
  };
}
