import 'server-only';
import type * as z from 'zod';
import { type FixedPhotos, fixedPictures } from '@/lib/i18n/pictures';
import {
  type CentreFacts,
  Costs,
  currentTrust,
  isExpired,
  Pictures,
  PicturesFile,
  type Proof,
  Purposes,
  proofSections,
  Reviews,
  Team,
  TeamFile,
  type TeamMember,
  Trust,
} from '@/lib/stories/centre-facts';
import { Questions } from '@/lib/stories/questions';
import { fileReader, type ParseFile, resolveReference } from './file-reader';
import { photoOf } from './photo';
import { type Checked, type Mistake, parseWhole } from './records';
import { parseSite, SITE_FILE, SiteFile } from './site-file';

/** Their names in the content folder; each may be missing. */
export const FACT_FILES = [
  'costs.json',
  'giving.json',
  'trust.json',
  'reviews.json',
  'questions.json',
  'team.json',
  'pictures.json',
];

/** Reads what the trust has confirmed. A file with a mistake keeps its last good version, as all content does. */
export function factFiles(
  dir: string,
  report: (mistakes: readonly Mistake[]) => void,
): () => Promise<Checked<CentreFacts>> {
  const readers = {
    costs: fileReader(dir, parserOf(Costs), report),
    purposes: fileReader(dir, parserOf(Purposes), report),
    trust: fileReader(dir, parseTrust, report),
    reviews: fileReader(dir, parserOf(Reviews), report),
    questions: fileReader(dir, parserOf(Questions), report),
    team: fileReader(dir, parseTeam, report),
    pictures: fileReader(dir, parsePictures, report),
  };
  return async () => {
    const [costs, purposes, trust, reviews, questions, team, pictures] = await Promise.all([
      readers.costs('costs.json'),
      readers.purposes('giving.json'),
      readers.trust('trust.json'),
      readers.reviews('reviews.json'),
      readers.questions('questions.json'),
      readers.team('team.json'),
      readers.pictures('pictures.json'),
    ]);
    const value = {
      costs: costs?.value ?? null,
      purposes: purposes?.value ?? null,
      trust: trust?.value ? currentTrust(trust.value, Date.now()) : null,
      reviews: reviews?.value ?? null,
      questions: questions?.value ?? null,
      team: team?.value ?? null,
      pictures: pictures?.value ?? null,
    };
    const read: (Checked<unknown> | null)[] = [costs, purposes, trust, reviews, questions, team, pictures];
    return { value, mistakes: read.flatMap((checked) => checked?.mistakes ?? []) };
  };
}

const parserOf =
  <T>(schema: z.ZodType<T>): ParseFile<T | null> =>
  async (text, { complain }) =>
    parseWhole(schema, text, complain);

/** What a form shows of each of them. */
export const factSchemas: Readonly<Record<string, z.ZodType>> = {
  'costs.json': Costs,
  'giving.json': Purposes,
  'trust.json': Trust,
  'reviews.json': Reviews,
  'questions.json': Questions,
  'team.json': Team,
  'pictures.json': Pictures,
  [SITE_FILE]: SiteFile,
};

/** The parser of each of them, where one is looked at by itself. */
export const factParsers = (): Readonly<Record<string, ParseFile<unknown>>> => ({
  'costs.json': parserOf(Costs),
  'giving.json': parserOf(Purposes),
  'trust.json': parseTrust,
  'reviews.json': parserOf(Reviews),
  'questions.json': parserOf(Questions),
  'team.json': parseTeam,
  'pictures.json': parsePictures,
  [SITE_FILE]: parseSite,
});

/** With its documents as addresses; one that leads nowhere is left out and told. */
const parseTrust: ParseFile<Trust | null> = async (text, { complain, media }) => {
  const trust = parseWhole(Trust, text, complain);
  if (trust === null) return null;
  const lines = text.split('\n');
  const shown = async ({ document, ...proof }: Proof): Promise<Proof> => {
    if (document === undefined) return proof;
    const found = /^http:/i.test(document)
      ? { problem: 'expected an address on https' }
      : await resolveReference(document, '', media);
    if ('address' in found) return { ...proof, document: found.address };
    complain(lines.findIndex((one) => one.includes(document)) + 1, `"document": ${found.problem}`);
    return proof;
  };
  const resolved = { ...trust };
  for (const part of proofSections) {
    resolved[part] = await Promise.all(trust[part].map(shown));
    for (const proof of trust.sample ? [] : trust[part])
      if (isExpired(proof, Date.now()))
        complain(
          lines.findIndex((one) => one.includes(`"${proof.valid_until}"`)) + 1,
          `"${proof.name.en}" was valid until ${proof.valid_until}: left out of the page`,
          'note',
        );
  }
  return resolved;
};

/** With the photographs as addresses; one that may not be shown leaves its person without, and is told. */
const parseTeam: ParseFile<TeamMember[] | null> = async (text, { complain, media }) => {
  const team = parseWhole(TeamFile, text, complain);
  const lines = text.split('\n');
  const shown = async ({ photo, ...person }: z.infer<typeof TeamFile>[number]): Promise<TeamMember> => {
    const line = lines.findIndex((one) => one.includes(person.name.en)) + 1;
    const tell = (message: string) => complain(line, message);
    const found = await photoOf(photo, { folder: '', media, complain: tell });
    return { ...person, ...(found && { image: found.address, alt: found.alt }) };
  };
  return team && Promise.all(team.map(shown));
};

/** Each picture with the address of its photograph; one that may not be shown leaves the drawing, and is told. */
const parsePictures: ParseFile<FixedPhotos | null> = async (text, { complain, media }) => {
  const file = parseWhole(PicturesFile, text, complain);
  if (file === null) return null;
  const lines = text.split('\n');
  const shown: FixedPhotos = {};
  for (const name of fixedPictures) {
    const line = lines.findIndex((one) => one.includes(`"${name}"`)) + 1;
    const tell = (message: string) => complain(line, message.replace('"photo', `"${name}`));
    const found = await photoOf(file[name], { folder: '', media, complain: tell });
    if (found) shown[name] = { src: found.address, alt: found.alt };
  }
  return shown;
};
