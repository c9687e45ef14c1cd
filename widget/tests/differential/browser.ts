import { deserialize, serialize } from 'node:v8';

/** What jsdom lacks and both libraries reach for; the scenarios look at what was asked of it. */
export type Browser = {
  spoken: string[];
  utterances: Pick<SpeechSynthesisUtterance, 'lang' | 'rate' | 'volume' | 'voice'>[];
  recognition: FakeRecognition[];
  played: number;
};

export class FakeRecognition {
  lang = '';
  continuous = false;
  interimResults = false;
  isRunning = false;
  onresult: ((event: unknown) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  start() {
    this.isRunning = true;
  }
  stop() {
    this.isRunning = false;
    this.onend?.();
  }
  abort() {
    this.stop();
  }
  addEventListener() {}
  removeEventListener() {}
  /** Hands over what was heard, as a finished result. */
  hear(transcript: string) {
    const result = Object.assign([{ transcript, confidence: 1 }], { isFinal: true });
    this.onresult?.({ results: [result], resultIndex: 0 });
  }
}

class FakeUtterance {
  lang = '';
  rate = 1;
  volume = 1;
  voice: SpeechSynthesisVoice | null = null;
  constructor(readonly text = '') {}
}

const ignore = () => {};
const voices = ['Anna', 'Bea'].map((name) => ({ name, lang: 'en-US' }));
/** Of all scenarios: the original makes its only one when it is loaded. */
const recognition: FakeRecognition[] = [];

function fakeAudioContext(browser: Browser) {
  const gain = {
    gain: {
      value: 1,
      setValueAtTime: ignore,
      linearRampToValueAtTime: ignore,
      exponentialRampToValueAtTime: ignore,
    },
    connect: () => gain,
    disconnect: ignore,
  };
  return class {
    state = 'running';
    currentTime = 0;
    sampleRate = 44100;
    destination = {};
    createGain = () => gain;
    createBufferSource = () => ({
      buffer: null,
      connect: () => gain,
      start: () => {
        browser.played += 1;
      },
      stop: ignore,
    });
    createOscillator = () => ({
      type: 'sine',
      frequency: {
        value: 0,
        setValueAtTime: ignore,
        linearRampToValueAtTime: ignore,
        exponentialRampToValueAtTime: ignore,
      },
      connect: () => gain,
      start: () => {
        browser.played += 1;
      },
      stop: ignore,
    });
    decodeAudioData = async () => ({ duration: 1 });
    resume = async () => {};
    close = async () => {};
  };
}

const replaceable = { configurable: true, writable: true };

/** Puts the stand-ins on `window`, fresh for each test. */
export function standInBrowser(): Browser {
  const browser: Browser = { spoken: [], utterances: [], recognition, played: 0 };
  class Recognition extends FakeRecognition {
    constructor() {
      super();
      recognition.push(this);
    }
  }
  const speechSynthesis = {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      browser.spoken.push(utterance.text);
      browser.utterances.push(utterance);
    },
    cancel: ignore,
    pause: ignore,
    resume: ignore,
    addEventListener: ignore,
    removeEventListener: ignore,
  };
  const parts = {
    AudioContext: fakeAudioContext(browser),
    SpeechSynthesisUtterance: FakeUtterance,
    speechSynthesis,
    SpeechRecognition: Recognition,
    webkitSpeechRecognition: Recognition,
    fetch: async () => ({ ok: false, status: 404, text: async () => '', json: async () => ({}) }),
    scrollTo: ignore,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  };
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(window, name, { ...replaceable, value });
  }
  Object.assign(URL, { createObjectURL: () => 'blob:stand-in', revokeObjectURL: ignore });
  Element.prototype.scrollTo = ignore;
  Element.prototype.scrollIntoView = ignore;
  localStorage.clear();
  sessionStorage.clear();
  return browser;
}
