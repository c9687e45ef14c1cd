import type { Site } from '@/lib/config/site-facts';
import { escapeHtml } from '@/lib/formats/escape';
import { pictureFrom } from '@/lib/formats/media-url';
import { type Language, langOf, localPath } from '@/lib/i18n/language';
import type { Story, StorySummary } from './schema';
import 'server-only';
import { routes } from '@/lib/config/routes';

/** JSON-LD as search engines read it, every address absolute from SITE_URL (issue: "Found by machines"). */
export type Facts = {
  '@context': 'https://schema.org';
  '@type': string | readonly string[];
  [key: string]: unknown;
};

const context = 'https://schema.org';
const absolute = (url: string, base: string): string => new URL(url, base).href;

/** The centre itself: who, where, how to reach, when open. */
export const organisationFacts = (site: Site): Facts => ({
  '@context': context,
  '@type': ['MedicalOrganization', 'NGO'],
  '@id': `${site.url}/#organisation`,
  name: site.name,
  url: site.url,
  logo: absolute('/icons/icon-512.png', site.url),
  image: absolute('/media/social-card.jpg', site.url),
  telephone: site.phone,
  email: site.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address,
    ...(site.city !== null && { addressLocality: site.city }),
    addressCountry: 'IN',
  },
  ...openingFacts(site),
  parentOrganization: { '@type': 'NGO', name: site.trust },
  sameAs: [site.instagramUrl, site.youtubeUrl, site.facebookUrl],
});

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Hours as schema.org writes them, a line a day and span; words where the operator gave words. */
function openingFacts({ openingHours, callHours: { hours } }: Site): { openingHours?: string | string[] } {
  if (hours === null) return openingHours === null ? {} : { openingHours };
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const lines = hours.flatMap((spans, day) =>
    spans.map(([from, to]) => `${DAYS[day]} ${clock(from)}-${clock(Math.min(to, 1439))}`),
  );
  return { openingHours: lines };
}

/** Where a story is told in the language of its text: that is its one address, whichever page shows it. */
const ownPath = ({ id, language }: Pick<StorySummary, 'id' | 'language'>): string =>
  localPath(language, routes.story(id));

export const articleFacts = (story: Story, site: Site): Facts => ({
  '@context': context,
  '@type': 'Article',
  inLanguage: story.language,
  headline: story.title,
  description: story.excerpt,
  mainEntityOfPage: site.url + ownPath(story),
  ...(story.createdAt && { datePublished: story.createdAt }),
  ...(story.thumbnail && { image: absolute(pictureFrom(story.thumbnail).src, site.url) }),
  author: { '@type': 'Organization', name: site.name, url: site.url },
  publisher: { '@id': `${site.url}/#organisation`, '@type': 'Organization', name: site.name },
});

/** The way from the home page, which is the first step, to here. */
export const breadcrumbFacts = (
  siteUrl: string,
  trail: readonly { name: string; path: string }[],
): Facts => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path, siteUrl),
  })),
});

/** Questions and their answers, each as plain text. */
export const faqFacts = (
  questions: readonly { question: string; answer: readonly string[] }[],
  language: Language,
): Facts => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/** XML 1.0 knows no control characters, half pairs or non-characters, escaped or not. */
const xml = (text: string): string => escapeHtml(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' '));

type Feed = { site: Pick<Site, 'url' | 'name'>; language: Language; title: string };

const languageMark = (story: StorySummary, { language }: Feed): string =>
  langOf(story.language, language).lang ? ` xml:lang="${story.language}"` : '';

const entry = (story: StorySummary, feed: Feed): string => `  <entry${languageMark(story, feed)}>
    <title>${xml(story.title)}</title>
    <id>${xml(feed.site.url + ownPath(story))}</id>
    <link href="${xml(feed.site.url + ownPath(story))}"/>
    <updated>${new Date(story.createdAt ?? 0).toISOString()}</updated>
    <summary>${xml(story.excerpt)}</summary>
  </entry>`;

/** The stories as an Atom feed (RFC 4287), newest first; one that is not in the feed's language says in which it is. */
export function atomFeed(stories: readonly StorySummary[], feed: Feed): string {
  const { site, language, title } = feed;
  const home = site.url + localPath(language, routes.home);
  const newest =
    stories
      .map(({ createdAt }) => createdAt ?? '')
      .toSorted()
      .at(-1) || 0;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${xml(title)}</title>
  <id>${xml(home)}</id>
  <link href="${xml(home)}"/>
  <link rel="self" href="${xml(site.url + localPath(language, routes.feed))}"/>
  <updated>${new Date(newest).toISOString()}</updated>
  <author><name>${xml(site.name)}</name></author>
${stories.map((story) => entry(story, feed)).join('\n')}
</feed>
`;
}
