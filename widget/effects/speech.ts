import type { Log, Speech } from '../core/ports';

export type AudioSettings = {
  language?: string | undefined;
  voiceNames?: readonly string[] | undefined;
  rate?: number | undefined;
  volume?: number | undefined;
};

/** Reads texts aloud with the browser's voices; `settings` is asked at each text, so a change counts at once. */
export function browserSpeech(settings: () => AudioSettings, log: Log): Required<Omit<Speech, 'load'>> {
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
