import type { Site } from '@/lib/config/site-facts';
import { pictureFrom } from '@/lib/formats/media-url';
import type { Story } from './story';

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
  ...(site.openingHours && { openingHours: site.openingHours }),
  parentOrganization: { '@type': 'NGO', name: site.trust },
  sameAs: [site.instagramUrl, site.youtubeUrl, site.facebookUrl],
});

export const articleFacts = (story: Story, site: Site): Facts => ({
  '@context': context,
  '@type': 'Article',
  headline: story.title,
  description: story.excerpt,
  mainEntityOfPage: `${site.url}/blog/${encodeURIComponent(story.id)}`,
  ...(story.createdAt && { datePublished: story.createdAt }),
  ...(story.thumbnail && { image: absolute(pictureFrom(story.thumbnail).src, site.url) }),
  author: { '@type': 'Organization', name: site.name, url: site.url },
  publisher: { '@id': `${site.url}/#organisation`, '@type': 'Organization', name: site.name },
});

/** The way from the home page to here. */
export const breadcrumbFacts = (
  siteUrl: string,
  trail: readonly { name: string; path: string }[],
): Facts => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path, siteUrl),
  })),
});

/** Questions and their answers, each as plain text. */
export const faqFacts = (questions: readonly { question: string; answer: readonly string[] }[]): Facts => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});
