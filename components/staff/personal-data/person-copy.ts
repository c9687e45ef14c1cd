import { formatMinor } from '@/lib/donations/stored-gift';
import { escapeHtml } from '@/lib/formats/escape';
import { personCopy } from '@/lib/i18n/en/person-copy';
import { recordKinds } from '@/lib/personal-data/schema';
import type { ExportedRecord } from '@/lib/personal-data/store/person-export';
import { clock } from '../clock';

/** What was found of a person, to be handed to them. `centre`: the name of whoever stores it. */
export type PersonCopy = {
  centre: string;
  person: string;
  nowMs: number;
  records: readonly ExportedRecord[];
};

const style = `
body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
article { margin-block: 1.5rem; padding-block-start: 1rem; border-block-start: 1px solid #888; break-before: auto; }
dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: .25rem 1rem; margin: 0; }
dt { font-weight: 600; } dd { margin: 0; white-space: pre-wrap; }
dl + dl { margin-block-start: .75rem; padding-block-start: .75rem; border-block-start: 1px dotted #888; }
h2 { margin-block-start: 2.5rem; } h2, h3, h4 { break-after: avoid; } dt, dd { break-inside: avoid; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-block-end: .5rem; } }
`;

/** The copy of their records that a person is handed: one document that any browser shows and prints, times of Kolkata. */
export function personDocument({ centre, person, nowMs, records }: PersonCopy): string {
  const { title, about, createdOn, kinds, count } = personCopy;
  const sections = recordKinds.flatMap((kind) => {
    const own = records.filter((record) => record.kind === kind);
    return own.length === 0 ? [] : [`<h2>${kinds[kind]}</h2>`, ...own.map(articleOf)];
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
<p>${escapeHtml(about(centre, person))}</p>
<p>${createdOn(clock.format(nowMs))} ${count(records.length)}.</p>
${sections.join('\n')}
</body></html>
`;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the heading tells, and of a message what is of calls alone. */
const untold = ({ kind }: Pick<ExportedRecord, 'kind'>): string[] =>
  kind === 'message' ? ['kind', 'may_say_who'] : ['kind'];

const beginsAt = ({ received_at, created_at }: Fields): unknown => received_at ?? created_at;

function articleOf({ content: all, kind }: ExportedRecord): string {
  const content = Object.fromEntries(Object.entries(all).filter(([key]) => !untold({ kind }).includes(key)));
  const at = beginsAt(content);
  const heading = typeof at === 'number' ? `<h3>${clock.format(at)}</h3>` : '';
  return `<article>${heading}${htmlOf(content, content['currency'])}</article>`;
}

/** Plain fields first; what holds fields of its own stands below, under its heading. */
function htmlOf(fields: Fields, currency: unknown): string {
  const read = Object.entries(fields).map(([key, value]) => [key, opened(key, value)] as const);
  const nested = read.flatMap(([key, value]) => {
    const all = [value]
      .flat()
      .filter(isFields)
      .filter((one) => Object.keys(one).length > 0);
    return all.length === 0 ? [] : [`<h4>${labelOf(key)}</h4>`, ...all.map((one) => htmlOf(one, currency))];
  });
  const lines = read.flatMap(([key, value]) => {
    const text =
      isFields(value) || Array.isArray(value) ? '' : textOf(key, value, fields['currency'] ?? currency);
    return text === '' ? [] : [`<dt>${labelOf(key)}</dt><dd>${escapeHtml(text)}</dd>`];
  });
  return [lines.length > 0 ? `<dl>${lines.join('')}</dl>` : '', ...nested].join('\n');
}

/** What the script of the chat saved is stored as JSON. */
const opened = (key: string, value: unknown): unknown =>
  key === 'variables' && typeof value === 'string' ? JSON.parse(value) : value;

const words: Readonly<Record<string, string>> = personCopy.fields;
const inWords = (name: string): string => name.replaceAll(/[_-]/g, ' ');
/** A field that a later version adds is named as it is stored, never left out. */
const labelOf = (key: string): string => escapeHtml(words[key] ?? inWords(key));

const flags = 'urgent may_say_who citizen_declared disputed international late capture_told'.split(' ');
/** Beside those of which every code has its words. */
const coded =
  'question_id call_when call_may_say_who call_say error_code error_reason error_step error_source';
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...personCopy.values,
  ...{ speaker: personCopy.speakers, language: personCopy.languages, call_language: personCopy.languages },
};

/** One code, or several with commas between them; what a person wrote stays as it is. */
function codeOf(key: string, text: string): string {
  const names = values[key];
  if (names && /^[\w-]+(?:,[\w-]+)*$/.test(text))
    return text
      .split(',')
      .map((one) => names[one] ?? inWords(one))
      .join(', ');
  return coded.split(' ').includes(key) ? inWords(text) : text;
}

function textOf(key: string, value: unknown, currency: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean' || flags.includes(key)) return value ? personCopy.yes : personCopy.no;
  if (typeof value === 'number') {
    if (/(?:^|_)at$|^call_(?:from|to)$/.test(key)) return clock.format(value);
    const paidIn = key.startsWith('base_') ? 'INR' : currency;
    return key.endsWith('_minor')
      ? formatMinor(value, typeof paidIn === 'string' ? paidIn : 'INR')
      : String(value);
  }
  return codeOf(key, String(value).trim());
}
