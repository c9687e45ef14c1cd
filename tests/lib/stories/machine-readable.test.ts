import { articleFacts, breadcrumbFacts, faqFacts, organisationFacts } from '@/lib/stories/machine-readable';
import type { Story } from '@/lib/stories/schema';
import { makeSite } from '@/tests/helpers/make-site';

const story = (given: Partial<Story> = {}): Story => ({
  id: 'first-weeks',
  language: 'en',
  title: 'The first weeks',
  thumbnail: '/media/stories/first-weeks.webp?w=1200&h=675',
  createdAt: '2026-02-03T09:00:00Z',
  sections: [],
  excerpt: 'What a day looks like.',
  readMinutes: 3,
  alarm: null,
  topics: [],
  ...given,
});
/** Every address in the facts, whatever its depth. */
const addressesIn = (facts: unknown): string[] =>
  JSON.stringify(facts)
    .match(/"(?:url|logo|image|item|mainEntityOfPage)":"[^"]*"/g)
    ?.map((pair) => pair.split('":"')[1] ?? '') ?? [];

describe('structured data', () => {
  it('names the centre, its trust and how to reach it', () => {
    const facts = organisationFacts(makeSite());
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['MedicalOrganization', 'NGO'],
      name: 'Centre',
      telephone: '+91 33 0000 0000',
      parentOrganization: { name: 'Trust' },
    });
  });

  it('tells questions with their whole answers', () => {
    const facts = faqFacts([{ question: 'May I call?', answer: ['Yes.', 'At any hour.'] }], 'bn');
    expect(facts).toMatchObject({
      '@type': 'FAQPage',
      inLanguage: 'bn',
      mainEntity: [{ name: 'May I call?', acceptedAnswer: { '@type': 'Answer', text: 'Yes. At any hour.' } }],
    });
  });

  it('claims no opening hours that the operator has not given', () => {
    expect(organisationFacts(makeSite())).not.toHaveProperty('openingHours');
    expect(organisationFacts(makeSite({ openingHours: 'Mo-Su 00:00-23:59' }))).toHaveProperty('openingHours');
    const hours = [[], [[480, 1200] as const], [], [], [], [], [[0, 1440] as const]];
    expect(organisationFacts(makeSite({ callHours: { hours, withinMinutes: 60 } }))).toMatchObject({
      openingHours: ['Mo 08:00-20:00', 'Sa 00:00-23:59'],
    });
  });

  it('has only full addresses of the site itself', () => {
    const facts = [
      organisationFacts(makeSite()),
      articleFacts(story(), makeSite()),
      breadcrumbFacts('https://centre.example.org', [{ name: 'Blog', path: '/blog' }]),
    ];
    const found = addressesIn(facts);
    expect(found.length).toBeGreaterThan(6);
    for (const address of found) expect(address).toMatch(/^https:\/\/centre\.example\.org/);
  });

  it('of a story leaves out the date and the picture it does not have', () => {
    const facts = articleFacts(story({ createdAt: null, thumbnail: null }), makeSite());
    expect(facts).not.toHaveProperty('datePublished');
    expect(facts).not.toHaveProperty('image');
    expect(articleFacts(story(), makeSite())).toMatchObject({
      headline: 'The first weeks',
      datePublished: expect.any(String),
    });
  });

  it('of a story names its language and its address in that language', () => {
    expect(articleFacts(story({ language: 'bn' }), makeSite())).toMatchObject({
      inLanguage: 'bn',
      mainEntityOfPage: 'https://centre.example.org/bn/blog/first-weeks',
    });
  });

  it('counts the way from the home page', () => {
    const facts = breadcrumbFacts('https://centre.example.org', [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: 'The first weeks', path: '/blog/first-weeks' },
    ]);
    expect(facts['itemListElement']).toEqual([
      expect.objectContaining({ position: 1, name: 'Home', item: 'https://centre.example.org/' }),
      expect.objectContaining({ position: 2, name: 'Blog' }),
      expect.objectContaining({ position: 3, item: 'https://centre.example.org/blog/first-weeks' }),
    ]);
  });
});
