import { defaultSettings, defaultStyles } from './defaults';
import type { Updater } from './engine-types';
import { fitting, isElement, isPlain, type Plain } from './fitting';
import type { FullSettings, Settings } from './settings';
import type { Styles } from './styles';

const MIN_BOT_DELAY_MS = 500;

/** Merges plain objects key by key; other values replace. `undefined` is skipped. Neither argument is changed. */
export function merge<T extends object>(base: T, patch: object): T {
  const changes: Plain = {};
  const before = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(patch ?? {})) {
    if (value === undefined || key === '__proto__') continue;
    const old = before.get(key);
    changes[key] = isPlain(value) ? merge(isPlain(old) ? old : {}, value) : value;
  }
  return Object.assign({ ...base }, changes);
}

/** Beyond the original: settings of several origins as one, the later saying more: `mergeSettings(hi, own)`. */
export const joinSettings = (...settings: Settings[]): Settings =>
  settings.reduce<Settings>((all, one) => merge(all, fittingSettings(one)), {});

/** Defaults, then each patch in order, then the minimum values. */
export function mergeSettings(patches: readonly Settings[]): FullSettings {
  return withFloors(
    patches.reduce<FullSettings>(
      (settings, patch) => merge(settings, fittingSettings(withoutAliases(patch))),
      defaultSettings(),
    ),
  );
}

export function mergeStyles(patches: readonly Styles[]): Styles {
  return patches.reduce<Styles>(
    (styles, patch) => merge(styles, fitting(patch, defaultStyles(), 'styles.')),
    defaultStyles(),
  );
}

/** A theme or an attribute may hold anything; values that do not fit are left out. */
const fittingSettings = (patch: Settings): Plain => fitting(patch, defaultSettings());

function withoutAliases(patch: Settings): Settings {
  const renamed = { ...patch };
  for (const name of ['botBubble', 'userBubble'] as const) {
    const bubble = renamed[name];
    if (bubble?.simStream === undefined) continue;
    const { simStream, ...rest } = bubble;
    renamed[name] = { simulateStream: simStream, ...rest };
  }
  return renamed;
}

function withFloors(settings: FullSettings): FullSettings {
  const { chatInput, chatHistory, sensitiveInput } = settings;
  const botDelay = Number.isFinite(chatInput.botDelay)
    ? Math.max(MIN_BOT_DELAY_MS, chatInput.botDelay)
    : 1000;
  return {
    ...settings,
    chatInput: { ...chatInput, botDelay },
    chatHistory: { ...chatHistory, maxEntries: atLeastZero(chatHistory.maxEntries) },
    sensitiveInput: { ...sensitiveInput, asterisksCount: atLeastZero(sensitiveInput.asterisksCount) },
  };
}

const atLeastZero = (count: number) => (Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0);

/**
 * Deep equality, for settings that are written inline and are new objects at each render. Functions are equal if their
 * source is, because an inline function is new at each render as well; unless `areHandlersLive`, for functions within
 * elements: a handler must see the values of the last render.
 */
export function isSame(one: unknown, other: unknown, areHandlersLive = false): boolean {
  return isEqual(one, other, { areHandlersLive, isWithinElement: false });
}

type Comparison = { areHandlersLive: boolean; isWithinElement: boolean };
function isEqual(one: unknown, other: unknown, how: Comparison): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function' && typeof other === 'function')
    return !(how.areHandlersLive && how.isWithinElement) && String(one) === String(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index], how));
  }
  if (isElement(one) && isElement(other)) {
    const inner = { ...how, isWithinElement: true };
    return (
      one['type'] === other['type'] &&
      one['key'] === other['key'] &&
      isEqual(one['props'], other['props'], inner)
    );
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], other[key], how));
}

/** The new value, given as it is or as a function of the current one. */
export const updated = <T extends object>(update: Updater<T>, current: T): T =>
  typeof update === 'function' ? update(current) : update;
