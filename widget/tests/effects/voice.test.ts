/** @jest-environment jsdom */

import { browserListening, browserRecorder } from '@/widget/effects/microphone';
import { browserSpeech } from '@/widget/effects/speech';
import { FakeClock } from './fake-clock';

class FakeRecognition {
  static last: FakeRecognition;
  starts = 0;
  lang = '';
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor() {
    FakeRecognition.last = this;
  }
  start() {
    this.starts += 1;
  }
  stop() {
    this.onend?.();
  }
  hear(transcript: string) {
    this.onresult?.({ results: [[{ transcript }]] });
  }
}

const logged = () => ({ error: jest.fn(), info: jest.fn() });

function listening(settings = {}) {
  const clock = new FakeClock();
  const log = logged();
  const heard = { onText: jest.fn(), onEnd: jest.fn(), onSilence: jest.fn() };
  const port = browserListening({ settings: () => settings, clock, log });
  port.start(heard.onText, heard.onEnd, heard.onSilence);
  return { clock, log, port, ...heard };
}

describe('listening', () => {
  beforeEach(() => {
    window.SpeechRecognition = FakeRecognition;
  });
  afterEach(() => {
    delete window.SpeechRecognition;
  });

  it('starts again whenever the browser ends it, until it is stopped', () => {
    const { port } = listening();
    FakeRecognition.last.onend?.();
    expect(FakeRecognition.last.starts).toBe(2);
    port.stop();
    expect(FakeRecognition.last.starts).toBe(2);
  });

  it('starts again ever later while there is no network, and gives up in the end', () => {
    const { clock, onEnd } = listening({ timeoutPeriod: 0 });
    const fail = () => {
      FakeRecognition.last.onerror?.({ error: 'network' });
      FakeRecognition.last.onend?.();
    };
    fail();
    expect(FakeRecognition.last.starts).toBe(1);
    clock.pass(1000);
    expect(FakeRecognition.last.starts).toBe(2);
    fail();
    clock.pass(1000);
    expect(FakeRecognition.last.starts).toBe(2);
    clock.pass(1000);
    expect(FakeRecognition.last.starts).toBe(3);
    fail();
    clock.pass(10_000);
    fail();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('gives up after the timeout without words, each word giving it longer', () => {
    const { clock, onEnd, onText } = listening({ timeoutPeriod: 10000 });
    clock.pass(9000);
    FakeRecognition.last.hear('hello');
    clock.pass(9000);
    expect(onText).toHaveBeenCalledWith('hello');
    expect(onEnd).not.toHaveBeenCalled();
    clock.pass(1000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('lets what was said be sent after a silence, not when auto-send is off', () => {
    const on = listening({ autoSendPeriod: 1000 });
    FakeRecognition.last.hear('hello');
    on.clock.pass(1000);
    expect(on.onSilence).toHaveBeenCalledTimes(1);
    const off = listening({ autoSendDisabled: true });
    FakeRecognition.last.hear('hello');
    off.clock.pass(5000);
    expect(off.onSilence).not.toHaveBeenCalled();
  });

  it('hears and sends nothing after a stop', () => {
    const { clock, port, onText, onSilence, onEnd } = listening();
    FakeRecognition.last.hear('hello');
    port.stop();
    FakeRecognition.last.hear('late');
    clock.pass(60000);
    expect([onText.mock.calls.length, onSilence.mock.calls.length, onEnd.mock.calls.length]).toEqual([
      1, 0, 0,
    ]);
  });

  it('logs a refused microphone in the documented words and ends', () => {
    const { log, onEnd } = listening();
    FakeRecognition.last.onerror?.({ error: 'not-allowed' });
    expect(log.error).toHaveBeenCalledWith('Unable to use microphone:', 'not-allowed');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('ends by itself where the browser cannot listen', () => {
    delete window.SpeechRecognition;
    const { clock, onEnd } = listening();
    clock.pass(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('the recorder', () => {
  it('logs a missing microphone in the documented words and records nothing', async () => {
    const log = logged();
    const recorder = browserRecorder(log);
    await recorder.start();
    expect(log.error).toHaveBeenCalledWith('Unable to use microphone:', expect.anything());
    expect(await recorder.stop()).toBeNull();
  });

  it('closes the microphone when leave comes after the stop', async () => {
    const track = { stop: jest.fn() };
    let grant = (_stream: unknown) => {};
    const asked = new Promise((resolve) => {
      grant = resolve;
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => asked },
    });
    const recorder = browserRecorder(logged());
    const started = recorder.start();
    await recorder.stop();
    grant({ getTracks: () => [track] });
    await started;
    expect(track.stop).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
});

describe('speech', () => {
  it('says in the documented words that the browser cannot speak', () => {
    const log = logged();
    browserSpeech(() => ({}), log).speak('Hello');
    expect(log.info).toHaveBeenCalledWith('Speech Synthesis API is not supported in this environment.');
  });

  it('speaks with the first named voice there is and falls silent on stop', () => {
    const voices = [
      { name: 'Other', lang: 'en-IN' },
      { name: 'Named', lang: 'en-GB' },
    ];
    const synthesis = { getVoices: () => voices, speak: jest.fn(), cancel: jest.fn() };
    class Utterance {
      constructor(public text: string) {}
    }
    Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
    const speech = browserSpeech(() => ({ language: 'en-IN', voiceNames: ['Absent', 'Named'] }), logged());
    speech.speak('Hello');
    expect(synthesis.speak.mock.calls[0][0]).toMatchObject({
      text: 'Hello',
      lang: 'en-IN',
      voice: voices[1],
    });
    speech.stop();
    expect(synthesis.cancel).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  });

  it('is unlocked by a press with an empty text, once', () => {
    const spoken: { text: string }[] = [];
    const speechSynthesis = {
      getVoices: () => [],
      speak: (utterance: { text: string }) => spoken.push(utterance),
      cancel: () => {},
    };
    Object.assign(window, { speechSynthesis });
    Object.assign(globalThis, {
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    });
    const speech = browserSpeech(() => ({}), logged());
    speech.unlock();
    speech.unlock();
    expect(spoken.map(({ text }) => text)).toEqual(['']);
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
});
