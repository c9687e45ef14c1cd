import { routes } from '@/lib/config/routes';
import { dictionaries, ownQuestions } from '@/lib/i18n/dictionaries';
import { currentLine, furtherLines } from '@/lib/i18n/helplines';
import { type Language, localPath, sentences } from '@/lib/i18n/language';
import { subjectsIn } from './answers';
import type { SearchDocument, SearchKind } from './search-index';

/** The language of a record's texts; English where absent. */
type Spoken = { language?: Language | undefined };

/**
 * Edited content that can be found beside the pages, as the pages of one language show it: in that language, or in
 * English where it is not translated. Stories carry their plain text.
 */
export type SearchContent = {
  stories: readonly ({
    id: string;
    title: string;
    text: string;
    sections?: readonly { id: string; heading: string; text: string }[];
  } & Spoken)[];
  features: readonly ({ title: string } & Spoken)[];
  rooms: readonly ({ name: string; type: string } & Spoken)[];
  /** Those that come with the site where absent. */
  questions?: readonly ({ id: string; question: string; answer: readonly string[] } & Spoken)[];
  /** What a stay in a room costs, by the room's name. */
  prices?: Readonly<Record<string, string>>;
  /** What a page shows before its own words; with a title it is found by itself. */
  shown?: readonly { path: string; title?: string; texts: unknown }[];
};

/** Keys of a dictionary whose values nobody reads as text of the page. */
const UNREAD =
  /^(id|icon|href|image|src|date|updated|autoComplete|meta.*|description|review|.*alt|picture)$/i;

/** Every text of a dictionary's branch in its order; sentences with a place for a value or a city are left out. */
function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return /[[{]/.test(branch) ? [] : [branch.replace(/:$/, '')];
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([key, value]) => (UNREAD.test(key) ? [] : textsOf(value)));
}

/** `language`: where it is not that of the page. */
type Found = { kind: SearchKind; path: string; title: string; texts: unknown; language?: Language };

/** Who the centre is, and the legal pages. */
function aboutCentre(language: Language): Found[] {
  const { about, corporates, trust, legal } = dictionaries[language];
  return [
    { kind: 'page', path: routes.trust, title: trust.title, texts: [trust.parts, trust.lead, trust.ask] },
    { kind: 'page', path: routes.about, title: about.metaTitle, texts: [about.story, about.reasons] },
    { kind: 'page', path: routes.corporates, title: corporates.metaTitle, texts: corporates },
    ...(['privacy', 'terms', 'refunds', 'cookies'] as const).map((name): Found => {
      const { title, lead } = legal[name];
      return { kind: 'page', path: routes[name], title, texts: lead };
    }),
  ];
}

/** Help and the ways to the centre. */
function mainPages(language: Language): Found[] {
  const { home, helpNow, families, contact, donate, gift, faq, blog } = dictionaries[language];
  const { danger, stopping, centre } = helpNow;
  const { name, use, number } = dictionaries[language].helplines.emergency;
  const further = furtherLines(language).map((line) => ({ situation: line.use, line }));
  const situations = [...helpNow.lines.items, ...further].flatMap(({ situation, line: own }) => {
    const line = currentLine(own, language);
    return line ? [[situation, line.name, line.number]] : [];
  });
  return [
    {
      kind: 'page',
      path: routes.helpNow,
      title: helpNow.title,
      texts: [[helpNow.description, use, name, number], danger, situations, stopping, centre.text],
    },
    {
      kind: 'page',
      path: routes.families,
      title: families.title,
      texts: [families.description, families.first, families.say.title, families.wake, families.safety.title],
    },
    { kind: 'page', path: routes.faq, title: faq.metaTitle, texts: faq.lead },
    {
      kind: 'question',
      path: `${routes.faq}#${faq.steps.id}`,
      title: faq.steps.title,
      texts: [faq.steps.lead, faq.steps.items],
    },
    { kind: 'page', path: routes.blog, title: blog.metaTitle, texts: blog.description },
    { kind: 'page', path: routes.home, title: home.about.title, texts: [home.about.text, home.purpose] },
    {
      kind: 'page',
      path: routes.contact,
      title: contact.metaTitle,
      texts: [contact.map.title, contact.lead, contact.ways],
    },
    {
      kind: 'page',
      path: routes.donate,
      title: donate.metaTitle,
      texts: [donate.promise, donate.form.sponsor, donate.know.items.map(({ title, text }) => [title, text])],
    },
    { kind: 'page', path: routes.donationStatus, title: gift.statusMetaTitle, texts: [gift.statusLead] },
  ];
}

/** The parts of the treatment page, and what the centre offers. */
function treatments(language: Language, features: SearchContent['features']): Found[] {
  const { treatment } = dictionaries[language];
  const step = `${routes.treatment}#${treatment.path.id}`;
  const tile = `${routes.treatment}#${treatment.tiles.id}`;
  return [
    {
      kind: 'treatment',
      path: routes.treatment,
      title: treatment.meta.title,
      texts: [treatment.hero, treatment.tiles.title, treatment.tiles.lead, treatment.facilities.lead],
    },
    {
      kind: 'treatment',
      path: `${routes.treatment}#${treatment.detox.id}`,
      title: treatment.detox.title,
      texts: [treatment.detox.paragraphs, treatment.detox.caution],
    },
    {
      kind: 'treatment',
      path: `${routes.treatment}#${treatment.facilities.id}`,
      title: treatment.facilities.title,
      texts: treatment.facilities.items,
    },
    ...treatment.path.steps.map(
      ({ title, text }): Found => ({ kind: 'treatment', path: step, title, texts: text }),
    ),
    ...features.map(
      ({ title, language: own = 'en' }): Found => ({
        kind: 'treatment',
        path: tile,
        title,
        texts: dictionaries[own].treatment.tiles.lead,
        language: own,
      }),
    ),
  ];
}

const questionsFound = (questions: NonNullable<SearchContent['questions']>): Found[] =>
  questions.map(({ id, question, answer, language }) => ({
    kind: 'question',
    path: `${routes.faq}#${id}`,
    title: question,
    texts: answer,
    ...(language && { language }),
  }));

function rooms(language: Language, { rooms: content, prices }: SearchContent): Found[] {
  const { accommodation } = dictionaries[language];
  const galleries = new Map(content.map(({ name, language: own = 'en' }) => [name, own]));
  return [
    {
      kind: 'room',
      path: routes.accommodation,
      title: accommodation.meta.title,
      texts: [accommodation.description, accommodation.gallery.title],
    },
    {
      kind: 'room',
      path: `${routes.accommodation}#${accommodation.bring.id}`,
      title: accommodation.bring.title,
      texts: accommodation.bring,
    },
    ...[...galleries].map(
      ([name, own]): Found => ({
        kind: 'room',
        path: `${routes.accommodation}#${accommodation.gallery.id}`,
        title: name,
        texts: [prices?.[name], ...content.filter((room) => room.name === name).map(({ type }) => type)],
        language: own,
      }),
    ),
  ];
}

/** Stories, each whole; a part about the first night stands for itself too, since it is asked for by name. */
const stories = (content: SearchContent['stories']): Found[] =>
  content.flatMap(({ id, title, text, sections = [], language = 'en' }): Found[] => {
    const path = routes.story(id);
    const whole: Found = { kind: 'story', path, title, texts: text, language };
    const nights = sections.filter(({ heading }) => subjectsIn(heading).has('firstNight'));
    return [
      whole,
      ...nights.map(
        (part): Found => ({ ...whole, path: `${path}#${part.id}`, title: part.heading, texts: part.text }),
      ),
    ];
  });

/** Everything has its address among the pages of the language searched in, whatever language its own words are in. */
const documentIn =
  (page: Language) =>
  ({ kind, path, title, texts, language = page }: Found): SearchDocument => ({
    kind,
    language,
    url: localPath(page, path),
    title,
    // A story's own text is whole already.
    text: kind === 'story' ? String(texts) : sentences(language, ...textsOf(texts)),
  });

/**
 * Everything that can be found from the pages of one language: its own pages and content, and in English what of the
 * content has no translation. The content is read by the caller; what could not be read is simply not found.
 */
export function searchDocuments(language: Language, content: SearchContent): SearchDocument[] {
  const { shown = [] } = content;
  const shownOn = (path: string) => shown.filter((one) => one.path === path && !one.title);
  const pages = [...mainPages(language), ...aboutCentre(language)];
  return [
    ...pages.map((page) => ({ ...page, texts: [shownOn(page.path).map(({ texts }) => texts), page.texts] })),
    ...shown.flatMap(({ title, ...own }) => (title ? [{ kind: 'page' as const, title, ...own }] : [])),
    ...treatments(language, content.features),
    ...questionsFound(content.questions ?? ownQuestions(language).flatMap(({ questions }) => questions)),
    ...rooms(language, content),
    ...stories(content.stories),
  ].map(documentIn(language));
}
