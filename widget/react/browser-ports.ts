import type { Ports } from '../core/ports';
import type { FullSettings } from '../core/settings';
import { windowBus } from '../effects/bus';
import { browserClock } from '../effects/clock';
import { newId } from '../effects/ids';
import { browserListening } from '../effects/recognition';
import { browserRecorder } from '../effects/recorder';
import { storedSnapshots } from '../effects/snapshots';
import { browserSound } from '../effects/sound';
import { browserSpeech } from '../effects/speech';
import { shelf } from '../effects/storage';
import { storedTranscript } from '../effects/transcript';
import { isCalm } from '../effects/viewport';

type World = { settings: () => FullSettings };

export const browserLog: Ports['log'] = {
  error: (...words) => console.error(...words),
  info: (...words) => console.info(...words),
};

/** The browser as one engine sees it; nothing is touched before it is needed, so a server can make them too. */
export function browserPorts({ settings }: World): Ports {
  const place = {
    shelf: () => shelf(settings().chatHistory.storageType),
    key: () => settings().chatHistory.storageKey,
    clock: browserClock,
  };
  return {
    clock: browserClock,
    newId,
    transcript: storedTranscript(place),
    snapshots: storedSnapshots({ ...place, key: () => `${place.key()}-conversation` }),
    speech: browserSpeech(() => settings().audio, browserLog),
    listening: browserListening({ settings: () => settings().voice, clock: browserClock, log: browserLog }),
    recorder: browserRecorder(browserLog),
    sound: browserSound(() => settings().notification),
    bus: windowBus(browserLog),
    log: browserLog,
    isCalm,
  };
}
