import { makePart } from '../core/part';
import type { Clock, Listening, Log, Recorder, Snapshots, Speech } from '../core/ports';
import type { FullSettings } from '../core/settings';
import type { StorageOptions } from './storage';

type Options = StorageOptions & { clock: Clock; log: Log; settings: () => FullSettings };
type OptionalPorts = { snapshots: Snapshots; speech: Speech; listening: Listening; recorder: Recorder };

/** Ports that most chats never use; each is fetched when the settings turn it on, or at its first use. */
export function optionalPorts({ settings, ...options }: Options): OptionalPorts {
  return {
    snapshots: lazySnapshots(options),
    ...lazySpeech(settings, options),
    ...lazyMicrophone(settings, options),
  };
}

function lazySnapshots(options: Omit<Options, 'settings'>): Snapshots {
  const { storage, key, log } = options;
  const part = makePart(async () => (await import('./snapshots')).storedSnapshots(options), log);
  return {
    load: part.load,
    read: () => part.get()?.read() ?? null,
    write: (build) => part.get()?.write(build),
    clear: () => {
      const snapshots = part.get();
      if (snapshots) snapshots.clear();
      else storage().removeItem(key());
    },
    flush: () => part.get()?.flush(),
    follow: (watch) => part.get()?.follow(watch) ?? (() => {}),
  };
}

function lazySpeech(settings: Options['settings'], { log }: Pick<Options, 'log'>) {
  const part = makePart(
    async () => (await import('./speech')).browserSpeech(() => settings().audio, log),
    log,
  );
  const speech: Speech = {
    load: part.load,
    speak: (text) => part.use(({ speak }) => speak(text)),
    stop: () => {
      part.drop();
      part.get()?.stop();
    },
    unlock: () => part.get()?.unlock(),
  };
  return { speech };
}

function lazyMicrophone(settings: Options['settings'], { clock, log }: Pick<Options, 'clock' | 'log'>) {
  const part = makePart(async () => {
    const { browserListening, browserRecorder } = await import('./microphone');
    return {
      listening: browserListening({ settings: () => settings().voice, clock, log }),
      recorder: browserRecorder(log),
    };
  }, log);
  const stop = () => {
    part.drop();
    return part.get();
  };
  const listening: Listening = {
    load: part.load,
    start: (onText, onEnd, onSilence) =>
      part.use(({ listening }) => listening.start(onText, onEnd, onSilence), onEnd),
    stop: () => stop()?.listening.stop(),
  };
  const recorder: Recorder = {
    start: async () => part.use(({ recorder }) => void recorder.start()),
    stop: async () => (await stop()?.recorder.stop()) ?? null,
  };
  return { listening, recorder };
}
