/** @jest-environment jsdom */
import { mergeSettings } from '@/widget/core/merge';
import { optionalPorts } from '@/widget/effects/optional-ports';
import { storage } from '@/widget/effects/storage';
import { FakeClock } from './fake-clock';

function made() {
  const log = { error: jest.fn(), info: jest.fn() };
  const clock = new FakeClock();
  const ports = optionalPorts({
    storage: () => storage('LOCAL_STORAGE'),
    key: () => 'kept',
    clock: { now: () => 0, every: () => () => {}, after: clock.after },
    log,
    settings: () => mergeSettings([]),
  });
  return { ...ports, log };
}

beforeEach(() => localStorage.clear());

describe('stored conversations whose code has not come', () => {
  it('are read as none, and can be cleared all the same', () => {
    const { snapshots } = made();
    localStorage.setItem('kept', '{"a":1}');
    expect(snapshots.read()).toBeNull();
    snapshots.clear();
    expect(localStorage.getItem('kept')).toBeNull();
  });

  it('are read once it is there', async () => {
    const { snapshots } = made();
    localStorage.setItem('kept', '{"a":1}');
    await snapshots.load?.();
    expect(snapshots.read()).toEqual({ a: 1 });
  });
});

describe('speech whose code has not come', () => {
  const spoken: string[] = [];
  beforeEach(() => {
    spoken.length = 0;
    const speechSynthesis = {
      getVoices: () => [],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => {},
    };
    Object.assign(window, {
      speechSynthesis,
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    });
  });

  it('is heard when it has come', async () => {
    const { speech } = made();
    speech.speak('one');
    speech.speak('two');
    await speech.load?.();
    expect(spoken).toEqual(['one', 'two']);
  });

  it('is not heard once it was stopped', async () => {
    const { speech } = made();
    speech.speak('one');
    speech.stop();
    await speech.load?.();
    expect(spoken).toEqual([]);
  });
});

describe('a microphone whose code has not come', () => {
  it('is not opened once it was stopped', async () => {
    const { listening, recorder, log } = made();
    const getUserMedia = jest.fn();
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    void recorder.start();
    expect(await recorder.stop()).toBeNull();
    await listening.load?.();
    expect(getUserMedia).not.toHaveBeenCalled();
    expect(log.error).not.toHaveBeenCalled();
  });
});
