/** @jest-environment jsdom */
import { browserSound } from '@/widget/effects/audio';

const played: string[] = [];
const gains: number[] = [];

class FakeAudio {
  static made = 0;
  currentTime = 0;
  state = 'running';
  destination = {};
  constructor() {
    FakeAudio.made += 1;
  }
  createGain() {
    const gain = {
      setValueAtTime: (value: number) => gains.push(value),
      exponentialRampToValueAtTime: () => {},
      value: 0,
    };
    return { gain, connect: () => {} };
  }
  createOscillator() {
    return { frequency: { value: 0 }, connect: () => {}, start: () => played.push('note'), stop: () => {} };
  }
  createBufferSource() {
    return { buffer: null, connect: () => {}, start: () => played.push('file') };
  }
  decodeAudioData = async () => ({});
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the notification sound', () => {
  beforeEach(() => {
    played.length = 0;
    gains.length = 0;
    FakeAudio.made = 0;
    Object.assign(globalThis, { AudioContext: FakeAudio });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('is made when first needed, at the configured volume', async () => {
    const sound = browserSound(() => ({ volume: 0.2 }));
    expect(FakeAudio.made).toBe(0);
    sound.play();
    sound.play();
    await settle();
    expect(FakeAudio.made).toBe(1);
    expect(played).toEqual(['note', 'note', 'note', 'note']);
    expect(new Set(gains)).toEqual(new Set([0.2]));
  });

  it('is fetched once where a file is configured', async () => {
    const fetch = jest.fn(async () => ({ arrayBuffer: async () => new ArrayBuffer(8) }));
    Object.assign(globalThis, { fetch });
    const sound = browserSound(() => ({ sound: '/ping.wav' }));
    sound.play();
    await settle();
    sound.play();
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(played).toEqual(['file', 'file']);
  });

  it('is the made one where the file cannot be had', async () => {
    const fetch = async () => {
      throw new Error('offline');
    };
    Object.assign(globalThis, { fetch });
    browserSound(() => ({ sound: '/ping.wav' })).play();
    await settle();
    expect(played).toEqual(['note', 'note']);
  });

  it('is unlocked by a press before it is needed, as phones demand, and given back in the end', async () => {
    const resumed = jest.fn(async () => {});
    const closed = jest.fn(async () => {});
    class LockedAudio extends FakeAudio {
      override state = 'suspended';
      resume = resumed;
      close = closed;
    }
    Object.assign(globalThis, { AudioContext: LockedAudio });
    const sound = browserSound(() => ({}));
    sound.unlock();
    // In a task of its own: making a context takes long.
    expect(FakeAudio.made).toBe(0);
    await settle();
    expect(resumed).toHaveBeenCalledTimes(1);
    expect(played).toEqual([]);
    sound.close();
    expect(closed).toHaveBeenCalledTimes(1);
    sound.play();
    await settle();
    expect(FakeAudio.made).toBe(2);
  });
});
