import { routes } from '@/lib/config/routes';
import { faq } from '@/lib/i18n/en/faq';
import type { QuestionGroup } from '@/lib/i18n/en/faq-house';
import { storyIds } from '@/tests/helpers/site-pages';

const groups: readonly QuestionGroup[] = faq.groups;
const questions = groups.flatMap((group) => group.questions);
const pages = new Set<unknown>([...Object.values(routes), ...storyIds().map(routes.story)]);

describe('the questions and answers', () => {
  it('are about cost, admission, confidentiality, visits, packing, medicines, family and phones', () => {
    expect(faq.groups.map(({ id }) => id)).toEqual([
      'cost',
      'admission',
      'confidentiality',
      'visiting',
      'what-to-bring',
      'medicines',
      'family',
      'phones',
    ]);
  });

  it('name no sum of money', () => {
    expect(JSON.stringify(faq)).not.toMatch(/₹|\bRs\b|rupee|lakh/i);
  });

  it('ask each question once and answer it', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { answer } of questions) expect(answer.join(' ').length).toBeGreaterThan(40);
  });

  it('lead only to pages and stories that there are', () => {
    const links = questions.flatMap(({ link }) => (link ? [link.href.replace(/#.*$/, '')] : []));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !pages.has(href))).toEqual([]);
  });
});
