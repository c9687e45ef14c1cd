import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** Everything a visitor reads: fixed words in three languages, and the content the site comes with. */
const read = [...filesIn('lib/i18n', /\.ts$/), ...filesIn('content', /\.(md|json)$/)];

/** Words that name a person by an illness or scold (docs/DESIGN.md). */
const scolding: readonly RegExp[] = [
  /\baddicts?\b/i,
  /\bjunk(?:ie|y)s?\b/i,
  /\b(?:drug|substance|alcohol) abus(?:e|er|ers)\b/i,
  /\balcoholics?\b/i,
  /\bdrunkards?\b/i,
  /\bcommit(?:ted|s)? suicide\b/i,
  /\binmates?\b/i,
  /\b(?:clean|dirty) (?:urine|test)\b/i,
  /नशेड़ी|नशाखोर|शराबी|गंदी आदत/,
  /নেশাখোর|নেশাড়ু|মাতাল|মদখোর|বদ অভ্যাস/,
];
/** What visitors write, by which the script knows a topic: they do not read it. */
const cues = /"(?:words|with|without|examples)": \[[^\]]*\]/g;
/** Names of others, as they write them. */
const names = /Integrated Rehabilitation Centres? for Addicts|Alcoholics Anonymous/g;

describe('the words of the site', () => {
  it.each(read)('%s name a person first, and no one by an illness', (path) => {
    const text = readFileSync(path, 'utf8').replace(cues, '').replace(names, '');
    expect(scolding.flatMap((word) => word.exec(text)?.[0] ?? [])).toEqual([]);
  });

  it('would be found', () => {
    expect(scolding.some((word) => word.test('the addict'))).toBe(true);
    expect(scolding.some((word) => word.test('addiction and alcoholism, de-addiction'))).toBe(false);
  });
});
