import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { about } from '@/lib/i18n/en/about';
import { accommodation } from '@/lib/i18n/en/accommodation';
import { corporates } from '@/lib/i18n/en/corporates';
import { faq } from '@/lib/i18n/en/faq';
import { questionId } from '@/lib/i18n/en/faq-house';
import { legal } from '@/lib/i18n/en/legal';
import { isTranslated, type Language, localPath, sentences } from '@/lib/i18n/language';
import type { SearchDocument, SearchKind } from './search-index';

/** Edited content that can be found beside the pages. Stories carry their plain text. */
export type SearchContent = {
  stories: readonly { id: string; title: string; text: string }[];
  features: readonly { title: string }[];
  rooms: readonly { name: string; type: string }[];
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

type Found = { kind: SearchKind; path: string; title: string; texts: unknown };

/** The pages that exist in every language, in one of them. */
function translatedPages(language: Language, features: SearchContent['features']): Found[] {
  const { home, treatment, helpNow, families, contact, donate, formsNotice, trust } = dictionaries[language];
  const { danger, stopping, centre } = helpNow;
  const situations = helpNow.lines.items.map(({ situation, line }) => [situation, line.name, line.number]);
  const step = `${routes.treatment}#${treatment.path.id}`;
  const tile = `${routes.treatment}#${treatment.tiles.id}`;
  return [
    {
      kind: 'page',
      path: routes.helpNow,
      title: helpNow.title,
      texts: [danger.title, danger.text, danger.action, situations, stopping, centre.text],
    },
    {
      kind: 'page',
      path: routes.families,
      title: families.title,
      texts: [families.description, families.first, families.say.title, families.wake, families.safety.title],
    },
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
      texts: [donate.promise, donate.form.sponsor],
    },
    { kind: 'page', path: routes.trust, title: trust.title, texts: [trust.lead, trust.parts] },
    { kind: 'page', path: routes.privacy, title: formsNotice.title, texts: formsNotice.lead },
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
    ...(language === 'en' ? features : []).map(
      ({ title }): Found => ({ kind: 'treatment', path: tile, title, texts: treatment.tiles.lead }),
    ),
  ];
}

/** What is written in English alone. */
function englishPages({ stories, rooms }: SearchContent): Found[] {
  const galleries = [...new Set(rooms.map(({ name }) => name))];
  return [
    ...faq.groups.flatMap(({ questions }) =>
      questions.map(
        ({ question, answer }): Found => ({
          kind: 'question',
          path: `${routes.faq}#${questionId(question)}`,
          title: question,
          texts: answer,
        }),
      ),
    ),
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
    ...galleries.map(
      (name): Found => ({
        kind: 'room',
        path: `${routes.accommodation}#${accommodation.gallery.id}`,
        title: name,
        texts: rooms.filter((room) => room.name === name).map(({ type }) => type),
      }),
    ),
    { kind: 'page', path: routes.about, title: about.metaTitle, texts: [about.story, about.reasons] },
    { kind: 'page', path: routes.corporates, title: corporates.metaTitle, texts: corporates },
    ...(
      [
        ['terms', legal.terms],
        ['refunds', legal.refunds],
        ['cookies', legal.cookies],
      ] as const
    ).map(([name, { title, lead }]): Found => ({ kind: 'page', path: routes[name], title, texts: lead })),
    ...stories.map(
      ({ id, title, text }): Found => ({ kind: 'story', path: routes.story(id), title, texts: [text] }),
    ),
  ];
}

const documentIn =
  (language: Language) =>
  ({ kind, path, title, texts }: Found): SearchDocument => ({
    kind,
    language,
    url: localPath(language, path),
    title,
    // A story's own text is whole already.
    text: kind === 'story' ? String(texts) : sentences(language, ...textsOf(texts)),
  });

/**
 * Everything that can be found from the pages of one language: its own pages, and in English what has no translation.
 * The content is read by the caller; what could not be read is simply not found.
 */
export function searchDocuments(language: Language, content: SearchContent): SearchDocument[] {
  return [
    ...translatedPages(language, content.features).map(documentIn(language)),
    ...englishPages(content)
      .filter(({ path }) => language === 'en' || !isTranslated(path))
      .map(documentIn('en')),
  ];
}
