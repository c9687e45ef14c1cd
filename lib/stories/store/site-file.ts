import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { envSchema, startEnv } from '@/lib/config/env';
import type { OwnHelpline } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import type { Overlay } from '@/lib/stories/overlay';
import { isMissing, type ParseFile, parseText } from './file-reader';
import { parseHelplines } from './list-files';
import { type Mistake, parseWhole } from './records';

/** Who the centre is, where the content says it in the place of the environment; a folder without it says nothing. */
export const SITE_FILE = 'site.json';
/** Lines beside, or in the words of, those that come with the site. */
export const HELPLINE_FILE = 'helplines.json';

/** The variable that each entry stands in the place of. Addresses that the pages' policy names stay with the environment. */
const variables = {
  name: 'SITE_NAME',
  trust: 'TRUST_NAME',
  phone: 'SITE_PHONE',
  whatsapp: 'WHATSAPP_NUMBER',
  email: 'SITE_EMAIL',
  address: 'SITE_ADDRESS',
  opening_hours: 'OPENING_HOURS',
  call_back_minutes: 'CALL_BACK_MINUTES',
  instagram: 'INSTAGRAM_URL',
  youtube: 'YOUTUBE_URL',
  facebook: 'FACEBOOK_URL',
  registration_no: 'REGISTRATION_NO',
  grievance_contact: 'GRIEVANCE_CONTACT',
  bank_details: 'BANK_DETAILS',
  upi_id: 'UPI_ID',
} as const satisfies Record<string, keyof typeof envSchema.shape>;
const inThreeLanguages = {
  short_name: { en: 'SITE_SHORT_NAME', hi: 'SITE_SHORT_NAME_HI', bn: 'SITE_SHORT_NAME_BN' },
  city: { en: 'SITE_CITY', hi: 'SITE_CITY_HI', bn: 'SITE_CITY_BN' },
  area: { en: 'SITE_AREA', hi: 'SITE_AREA_HI', bn: 'SITE_AREA_BN' },
} as const satisfies Record<string, Record<Language, keyof typeof envSchema.shape>>;

/** A text by the very rule of its variable. */
const ruled = (variable: keyof typeof envSchema.shape) =>
  z
    .string('expected a text')
    .trim()
    .min(1, 'must not be empty; leave the whole entry out')
    .superRefine((text, context) => {
      const { error } = envSchema.shape[variable].safeParse(text);
      const [first] = error?.issues ?? [];
      if (first) context.addIssue(first.message);
    })
    .optional();

const eachRuled = <Name extends string>(names: Readonly<Record<Name, keyof typeof envSchema.shape>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<keyof typeof envSchema.shape>(names).map(([name, variable]) => [name, ruled(variable)]),
    ) as Record<Name, ReturnType<typeof ruled>>,
  );

export const SiteFile = eachRuled(variables).extend({
  short_name: eachRuled(inThreeLanguages.short_name).optional(),
  city: eachRuled(inThreeLanguages.city).optional(),
  area: eachRuled(inThreeLanguages.area).optional(),
});
export type SiteFacts = z.infer<typeof SiteFile>;

export const parseSite: ParseFile<SiteFacts | null> = async (text, { complain }) =>
  parseWhole(SiteFile, text, complain);

/** Where calls and money go. */
const guarded = ['phone', 'whatsapp', 'bank_details', 'upi_id'] as const;

/** Whether a change leads calls or money elsewhere, so that a second person publishes it. */
export async function needsSecond(
  dir: string,
  { path, before, after }: { path: string; before: string | null; after: string },
): Promise<boolean> {
  if (path === HELPLINE_FILE) return before !== after;
  if (path !== SITE_FILE) return false;
  const read = async (text: string | null): Promise<SiteFacts> =>
    (text === null ? null : (await parseText(parseSite, { dir, file: path, text })).checked.value) ?? {};
  const [was, is] = [await read(before), await read(after)];
  return guarded.some((name) => was[name] !== is[name]);
}

/** What the site says where the file does not name it: the same entries as its variables have them. */
export function siteDefaults(): Record<string, unknown> {
  const settings: Readonly<Record<string, unknown>> = startEnv();
  const valuesOf = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([name, variable]) => {
        const value = settings[variable];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
  const translated = Object.entries(inThreeLanguages).map(([name, names]) => [name, valuesOf(names)]);
  return { ...valuesOf(variables), ...Object.fromEntries(translated) };
}

/** The facts as variables, which the configuration is read with. */
function asVariables({ short_name, city, area, ...facts }: SiteFacts): Record<string, string> {
  const named = (
    names: Readonly<Record<string, string>>,
    values: Readonly<Record<string, string | undefined>>,
  ) =>
    Object.entries(names).flatMap(([name, variable]): [string, string][] => {
      const value = values[name];
      return value === undefined ? [] : [[variable, value]];
    });
  return Object.fromEntries([
    ...named(variables, facts),
    ...named(inThreeLanguages.short_name, short_name ?? {}),
    ...named(inThreeLanguages.city, city ?? {}),
    ...named(inThreeLanguages.area, area ?? {}),
  ]);
}

type Folder = { dir: string; overlay: Overlay | null; report: (mistakes: readonly Mistake[]) => void };

/** The text under an overlay; null where there is none. */
async function textUnder(file: string, { dir, overlay }: Folder): Promise<string | null> {
  const row = overlay?.rows.get(file);
  if (row) return row.body;
  try {
    return await readFile(join(dir, file), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The files that the whole process goes by at once, each with what sets it: whether that changed anything. */
const laid = {
  [SITE_FILE]: {
    parse: parseSite,
    set: (facts: SiteFacts | null) => setGlobal('siteFacts', facts === null ? undefined : asVariables(facts)),
  },
  [HELPLINE_FILE]: {
    parse: parseHelplines,
    set: (lines: OwnHelpline[] | null) => setGlobal('siteHelplines', lines ?? undefined),
  },
};

function setGlobal<Name extends 'siteFacts' | 'siteHelplines'>(
  name: Name,
  value: (typeof globalThis)[Name],
): boolean {
  const isOther = JSON.stringify(globalThis[name]) !== JSON.stringify(value);
  if (isOther) globalThis[name] = value;
  return isOther;
}

const last = new Map<string, string | null>();

/**
 * Reads what lies under an overlay, and gives what sets it for the whole process, at once: whether that changed anything.
 * A file with a mistake leaves the last good one in force, as all content does.
 */
export async function siteFactsUnder(folder: Folder): Promise<() => boolean> {
  const setters = [
    await setterOf(SITE_FILE, laid[SITE_FILE], folder),
    await setterOf(HELPLINE_FILE, laid[HELPLINE_FILE], folder),
  ];
  return () => setters.map((set) => set()).includes(true);
}

type Laid<T> = { parse: ParseFile<T | null>; set: (value: T | null) => boolean };

async function setterOf<T>(file: string, { parse, set }: Laid<T>, folder: Folder): Promise<() => boolean> {
  const text = await textUnder(file, folder).catch(() => last.get(file) ?? null);
  if (last.get(file) === text) return () => false;
  last.set(file, text);
  if (text === null) return () => set(null);
  const { checked } = await parseText(parse, { dir: folder.dir, file, text });
  folder.report(checked.mistakes);
  const { value } = checked;
  return () => value !== null && set(value);
}
