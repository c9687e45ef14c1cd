import { DAY_MINUTES, inKolkata, momentOf, openUntil } from '@/lib/config/opening-hours';
import { dayIn, hoursIn, timeIn } from '@/lib/i18n/clock';
import type { CallbackCopy } from '@/lib/i18n/en/callback';
import { fill, type Language } from '@/lib/i18n/language';
import { type CallHours, type CallTime, callTimeOf } from './callback';

/** The words of one language, and the moment at which they are read. */
export type Reader = { copy: CallbackCopy; language: Language; nowMs: number };

/** `today, Monday, at 6 pm`, `tomorrow, Tuesday, between 8 am and 9 am`, `today, Monday, by 5:15 pm`. */
export function callPhrase(
  { from, to }: CallTime,
  { copy, language, nowMs }: Reader,
  isAfter = false,
): string {
  const day = dayIn(language, to, nowMs);
  const clock = (ms: number) => timeIn(language, inKolkata(ms).minutes);
  if (from === to) return fill(isAfter ? copy.call.after : copy.call.at, { day, time: clock(to) });
  const isFromNow = from <= nowMs + 60_000 || inKolkata(from).day !== inKolkata(to).day;
  return isFromNow
    ? fill(copy.call.by, { day, time: clock(to) })
    : fill(copy.call.between, { day, from: clock(from), to: clock(to) });
}

/** By when the centre calls and when it is open, as long as it has said so; of a site that is tried out, that nobody calls. */
export function ruleSentence(
  { hours, withinMinutes: n, isSample }: CallHours,
  copy: CallbackCopy,
  language: Language,
): string {
  if (isSample) return copy.trial;
  if (hours === null) return copy.noRule;
  const { hour, hours: manyHours, minutes } = copy.within;
  const within = n === 60 ? hour : n % 60 === 0 ? fill(manyHours, { n: n / 60 }) : fill(minutes, { n });
  return fill(copy.rule, { within, hours: hoursIn(language, hours) });
}

/** Whether somebody is there now and till when, else from when, in the words of `closed`; blank where the centre has named no hours. */
export function openNowIn(
  { hours }: Pick<CallHours, 'hours'>,
  reader: Reader,
  closed = reader.copy.inChat.closedNow,
): string {
  if (hours === null) return '';
  const { openNow, openTill } = reader.copy.inChat;
  const till = openUntil(hours, reader.nowMs);
  if (till === DAY_MINUTES) return openNow;
  if (till !== null) return fill(openTill, { time: timeIn(reader.language, till) });
  const opens = callTimeOf('soon', reader.nowMs, { hours, withinMinutes: 0 });
  return opens ? fill(closed, { at: callPhrase({ from: opens.from, to: opens.from }, reader) }) : '';
}

/** Till which moment a line of `openNowIn` is true. */
export type OpenLine = readonly [till: number, line: string, closed?: 'closed'];
const DAYS_AHEAD = 2;

/** When the centre is open, without words, from now on to the end of the day after tomorrow. */
export function openTimes({ hours }: Pick<CallHours, 'hours'>, nowMs: number): OpenLine[] {
  if (hours === null) return [];
  const { day, weekday } = inKolkata(nowMs);
  const changes = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) =>
    [...(hours[(weekday + ahead) % 7] ?? []).flat(), DAY_MINUTES].map((m) => momentOf(day + ahead, m)),
  ).flat();
  const tills = [...new Set(changes)].filter((till) => till > nowMs);
  return tills.map((till, at) =>
    openUntil(hours, tills[at - 1] ?? nowMs) === null ? [till, '', 'closed'] : [till, ''],
  );
}

/** What `openNowIn` says from now on to the end of the day after tomorrow, for a page that is stored meanwhile. */
export function openLines(callHours: Pick<CallHours, 'hours'>, reader: Reader): OpenLine[] {
  const times = openTimes(callHours, reader.nowMs);
  return times.map(([till, , ...state], at) => {
    const nowMs = times[at - 1]?.[0] ?? reader.nowMs;
    return [till, openNowIn(callHours, { ...reader, nowMs }), ...state];
  });
}

/** The same as an answer to who asks whether it is open: yes or no comes first. */
export function isOpenIn(callHours: Pick<CallHours, 'hours'>, reader: Reader): string {
  const now = openNowIn(callHours, reader);
  if (callHours.hours === null || now === '') return '';
  const { yes, no } = reader.copy.inChat;
  return `${openUntil(callHours.hours, reader.nowMs) === null ? no : yes} ${now}`;
}

/** What was asked for, as far as the promise repeats it. */
type Wished = { phone: string; language: Language; say: string; may_say_who: boolean };

/** After sending: when the call comes, to which number and in which language, what anyone else hears, and what to do if it cannot wait. */
export function promiseSentences(
  { call, promised, isSample }: { call: CallTime; promised: boolean; isSample?: boolean | undefined },
  { phone, language, say, may_say_who }: Wished,
  reader: Reader,
): string[] {
  const { done, inChat, languages, trial } = reader.copy;
  const others = may_say_who ? (say ? done.openSay : done.open) : say ? done.silentSay : done.silent;
  const wishes = [
    fill(inChat.number, { phone }),
    fill(done.language, { language: languages[language] }),
    // Words of a visitor may hold braces, so they come last.
    fill(others, { say }),
  ];
  if (isSample)
    return [trial, done.trialStored, fill(done.trialWished, { call: callPhrase(call, reader) }), ...wishes];
  return [
    promised ? fill(done.promised, { call: callPhrase(call, reader) }) : done.wished,
    ...wishes,
    done.urgent,
  ];
}

/** What a promise in the chat says of the wishes: a call from an hour on, and what anybody else hears. */
export type ChatWishes = { may_say_who: boolean; say?: string; isAfter?: boolean };

/** The promise of a call, and what anybody else who answers hears, for the chat. */
export function promiseIn(call: CallTime, wishes: ChatWishes, reader: Reader): string {
  const { may_say_who, say = '', isAfter } = wishes;
  const { promised, open, openSay, silent, silentSay } = reader.copy.done;
  const others = may_say_who ? (say ? openSay : open) : say ? silentSay : silent;
  return `${fill(promised, { call: callPhrase(call, reader, isAfter) })} ${fill(others, { say })}`;
}
