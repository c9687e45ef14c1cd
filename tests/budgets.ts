import type { PageWeight } from './helpers/page-weight';

/** At most so much on a first visit before the visitor touches anything: bytes under brotli, and requests. */
export type Budget = Omit<PageWeight, 'scriptFiles'>;

const kb = (kilobytes: number) => kilobytes * 1024;

/**
 * What a page with something that moves may weigh: 1.15 times the scripts of an empty Next page (115,035 bytes with
 * Next 16.4.5) and 0.5 KB for "More" in the header, a sample receipt, a gift that was withdrawn and danger told to the
 * newsletter, its own sheets, no font fetched ahead; 0.1 KB for knowing the sample number, which no card may name, 0.1 KB for the menu's
 * first group of links, and 0.2 KB, with 0.1 of HTML and of styles, for the bar that says that the centre is closed;
 * 0.05 KB of HTML so that a page beside the chat is laid out so before its header, and of styles for a room's price;
 * 0.05 KB of styles so that a phone's first screen holds every door and way on, and as much for the language of the page
 * in the band and the way out in it; 0.2 KB of styles for the header's layout at large letters, cards that are lighter than
 * their ground in the dark, and ways at night.
 */
const ceiling: Budget = { html: kb(20), scripts: 133_260, styles: kb(8.4), fonts: 0, requests: 17 };

/**
 * A page of words: little beside the shell. Its sheets: 0.3 KB more since head and languages are one band, 0.1 for the
 * ranges of the cut faces, which spare 7 KB of letters in English and over 35 in Hindi and Bengali, 0.35 for the room of
 * a field's ring, empty boxes and rings at night, and the way out that stays in reach, 0.05 for its edge, 0.1 for a call while nobody is there and for large letters.
 */
const words: Budget = { ...ceiling, html: kb(12.75), scripts: 129_160, styles: kb(8.2) };

/** The first pattern that fits a page holds it; beside each what lets it weigh more than words. */
const budgets: readonly (readonly [RegExp, Budget])[] = [
  // The hero’s clip, the strip of testimonials; five doors that reach over the hero of a phone, and below them the two
  // links to a call and to the cost; 0.01 KB for the frame of a photograph in a drawing's place.
  [/^\/$/, { ...ceiling, html: kb(15), styles: kb(9.96) }],
  // The form: amounts and checks; what an order needs comes with the first touch. The texts of the error page come with
  // every page, 0.3 KB, in place of 0.5 KB of script; 0.1 KB for what a sponsorship covers, beside its cards.
  [/^\/Donate$/, { ...ceiling, html: kb(11.95) }],
  // What came of a gift, asked for by the page itself, its receipt, and its address to copy.
  [/^\/Donate\//, { ...words, scripts: 133_640 }],
  // Pictures that open.
  [/^\/Accomodation$/, { ...words, scripts: 131_500 }],
  // The form.
  [/^\/contact$/, { ...words, scripts: 132_290 }],
  // Search in the list; sharing and reading on in a story.
  [/^\/blog(?:\/|$)/, { ...words, html: kb(14), scripts: 129_610 }],
  // Each answer also for machines, the ways to the search and to the registrations, and which substances are treated:
  // 0.6 KB above words; 0.1 for what decides about phones and visits.
  [/^\/faq$/, { ...words, html: kb(13.35) }],
  // The recovery position, drawn into the page so that it is there without a connection: 0.45 KB; 0.15 for the next dates
  // of the groups, whose names are longer on some days than on others.
  [/^\/families$/, { ...words, html: kb(13.5) }],
  // Where to ask when nothing was found; 40 bytes for looking in the language that Latin letters are heard in, 100 for words typed early and an index asked for anew.
  [/^\/search$/, { ...words, scripts: 129_460 }],
  // It can be read aloud; the request for a call and the hours change places with the call by the hour: 0.1 KB.
  [/^\/help-now$/, { ...words, html: kb(12.85), scripts: 129_760 }],
  // The staff console: the sign-in at most 135,000, its lists 155,480: on each the way out, the sign of who waits
  // in a conversation or for a person, what became of a call, and which others come from one number; 1.2 KB: the bar
  // of the menu on phones, who left or is back, who has begun an answer, the way from a notice to the next item.
  [/^\/staff\/(?:sign-in|join)/, { ...words, scripts: 135_000 }],
  [/^\/staff(?:\/|$)/, { ...words, scripts: 157_300 }],
  [/^\//, words],
];

/** What the first story that is opened in the console adds to the list of texts: its form and the formatted editor. */
export const EDITOR_SCRIPTS = 75_500;

/**
 * Faces that a first visit fetches, by the language of the page: Latin and the names of the other languages, and the
 * letters of its own. Cut out in docs/TRANSLATION.md, "Type".
 */
export const faceBudgets = {
  en: { files: 3, bytes: 16_900 },
  hi: { files: 3, bytes: 67_500 },
  bn: { files: 3, bytes: 79_500 },
} as const;

/** Indic letters take three bytes each and pack less well. */
const INDIC_HTML = 1.6;

export function budgetOf(path: string): Budget {
  const inEnglish = path.replace(/^\/(?:hi|bn)(?=\/|$)/, '') || '/';
  const found = budgets.find(([pattern]) => pattern.test(inEnglish));
  if (!found) throw new Error(`${path} has no budget`);
  const [, budget] = found;
  return inEnglish === path ? budget : { ...budget, html: budget.html * INDIC_HTML };
}
