import { SAMPLE_PHONE } from '@/lib/config/site-facts';
import type { Language } from './language';

/**
 * Helplines the site may name, each with its source and the day it was checked. A test fails when a source or a
 * date is missing. The centre calls each number before launch and renews the date.
 */
export type Helpline = {
  number: string;
  tel: string;
  name: string;
  use: string;
  hours: string;
  source: string;
  verifiedOn: string;
};

export const helplines = {
  emergency: {
    number: '112',
    tel: 'tel:112',
    name: 'Emergency',
    use: 'Someone is in danger, unconscious or cannot be woken',
    hours: 'Day and night',
    source: 'National emergency number; press report of 13 December 2025',
    verifiedOn: '2025-12-13',
  },
  teleManas: {
    number: '14416',
    tel: 'tel:14416',
    name: 'Tele-MANAS',
    use: 'Thoughts of suicide, despair, or a mind that will not rest',
    hours: 'Day and night, free, in many languages',
    source: 'Tele-MANAS, Government of India; press report of 13 December 2025',
    verifiedOn: '2025-12-13',
  },
  deAddiction: {
    number: '14446',
    tel: 'tel:14446',
    name: 'National de-addiction helpline',
    use: 'Advice about alcohol or drugs, for yourself or your family',
    hours: 'Free; hours may vary',
    source: 'Ministry of Social Justice and Empowerment; press report of 31 July 2025',
    verifiedOn: '2025-07-31',
  },
  child: {
    number: '1098',
    tel: 'tel:1098',
    name: 'Child Helpline',
    use: 'A child or young person needs help or protection',
    hours: 'Day and night',
    source: 'Childline; press reports of 20 June 2023 and 13 December 2025',
    verifiedOn: '2025-12-13',
  },
  women: {
    number: '181',
    tel: 'tel:181',
    name: 'Women Helpline',
    use: 'Violence at home, or the fear of it',
    hours: 'Day and night',
    source: 'Press report of 13 December 2025',
    verifiedOn: '2025-12-13',
  },
} as const satisfies Record<string, Helpline>;

/** Every line, in the words of a language. */
export type Helplines = Readonly<Record<keyof typeof helplines, Helpline>>;

type OwnLine = { phone: string; phoneHref: string };

/** The number that somebody answers: the centre's, or the national helpline while the site has the one it comes with. */
export const answeredLine = ({ phone, phoneHref }: OwnLine): OwnLine =>
  phone === SAMPLE_PHONE
    ? { phone: helplines.deAddiction.number, phoneHref: helplines.deAddiction.tel }
    : { phone, phoneHref };

/** What `content/helplines.json` says of a line that comes with the site, or a further line; texts in every language. */
export type OwnHelpline = {
  number: string;
  name?: Readonly<Record<Language, string>> | undefined;
  use?: Readonly<Record<Language, string>> | undefined;
  hours?: Readonly<Record<Language, string>> | undefined;
  /** Where the number was found, and the day on which somebody last compared it. */
  source: string;
  checked: string;
  shown?: false | undefined;
};

declare global {
  /** The lines of the content as they are now, checked; one for the process. A browser has those that come with the site. */
  var siteHelplines: readonly OwnHelpline[] | undefined;
}

/** A line as the content has it now; null where it is left out. The emergency number is never left out. */
export function currentLine(line: Helpline, language: Language): Helpline | null {
  const own = globalThis.siteHelplines?.find(({ number }) => number === line.number);
  if (!own) return line;
  if (own.shown === false && line.number !== helplines.emergency.number) return null;
  return lineOf(own, line, language);
}

/** The lines that the content adds to those of the site. */
export const furtherLines = (language: Language): Helpline[] =>
  (globalThis.siteHelplines ?? [])
    .filter(
      ({ number, shown }) =>
        shown !== false && !Object.values(helplines).some((line) => line.number === number),
    )
    .map((own) => lineOf(own, { name: own.number, use: '', hours: '' }, language));

const lineOf = (
  { number, name, use, hours, source, checked }: OwnHelpline,
  line: Pick<Helpline, 'name' | 'use' | 'hours'>,
  language: Language,
): Helpline => ({
  number,
  tel: `tel:${number.replace(/(?!^\+)\D/g, '')}`,
  name: name?.[language] ?? line.name,
  use: use?.[language] ?? line.use,
  hours: hours?.[language] ?? line.hours,
  source,
  verifiedOn: checked,
});
