import { render, screen, within } from '@testing-library/react';
import type * as z from 'zod';
import { Checks, Proofs } from '@/components/trust/proofs';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { type Language, languages } from '@/lib/i18n/language';
import { proofSections, Trust } from '@/lib/stories/centre-facts';

const name = { en: 'Deed of the trust', hi: 'ट्रस्ट का विलेख', bn: 'ট্রাস্টের দলিল' };
const deed = {
  name,
  number: 'IV-123',
  issuer: { en: 'Registrar', hi: 'रजिस्ट्रार', bn: 'রেজিস্ট্রার' },
  date: '1998-05-04',
  document: 'https://example.org/deed.pdf',
  checked: '2026-10-01',
};

const show = (trust: z.input<typeof Trust>, language: Language = 'en') =>
  render(
    <Proofs
      trust={Trust.parse(trust)}
      copy={dictionaries[language].trust}
      links={linkTexts(language)}
      complainTo="The secretary, hear@example.org, +91 33 4000 1235"
    />,
  );

describe('the page of proof', () => {
  it('shows of an entry its number, who issued it, its dates and its document', () => {
    show({ registrations: [deed] });
    const part = within(screen.getByRole('region', { name: 'Registrations' }));
    expect(part.getByRole('heading', { name: 'Deed of the trust' })).toBeVisible();
    const values = part.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['IV-123', 'Registrar', '4\u00a0May\u00a01998']);
    expect(part.getByText('Checked against the original on 1 October 2026')).toBeVisible();
    const link = part.getByRole('link', { name: /^See it on example.org ?: Deed of the trust/ });
    expect(link).toHaveAttribute('href', 'https://example.org/deed.pdf');
  });

  it('opens a paper of its own below the entry, which names it, and leaves no page', () => {
    const own = '/media/papers/deed.webp?v=1234&w=900&h=1270';
    show({ registrations: [{ ...deed, document: own }] }, 'bn');
    const part = within(screen.getByRole('region', { name: 'নিবন্ধন' }));
    const paper = part.getByRole('img', { name: 'ট্রাস্টের দলিল', hidden: true });
    expect(paper).toHaveAttribute('src', own);
    expect(paper.closest('a')).toHaveAttribute('href', own);
    expect(paper.closest('details')).not.toHaveAttribute('open');
    expect(part.getByText(dictionaries.bn.trust.document)).toBeVisible();
  });

  it('shows the results before the papers, and nothing of a sample', () => {
    const text = { en: 'people treated', hi: 'लोगों का इलाज', bn: 'জনের চিকিৎসা' };
    const figures = [
      { value: '164', text },
      { value: { en: '7 in 10', bn: '10 জনে 7' }, text: { ...text, en: 'stayed' } },
    ];
    show({ figures, registrations: [deed] }, 'bn');
    const list = screen.getByRole('list', { name: 'সংখ্যায়' });
    expect(list).toHaveTextContent('164 জনের চিকিৎসা10 জনে 7 জনের চিকিৎসা');
    show({ sample: true, figures, registrations: [deed] });
    expect(screen.queryByRole('list', { name: 'In figures' })).toBeNull();
  });

  it('says what is in the accounts, in the language of the page', () => {
    const text = { en: 'Received and spent: ₹1 crore.', hi: 'आय और खर्च: ₹1 करोड़।', bn: 'আয় ও ব্যয়: ₹1 কোটি।' };
    show({ accounts: [{ ...deed, text }] }, 'bn');
    expect(screen.getByText(text.bn)).toBeVisible();
    expect(screen.queryByText(text.en)).toBeNull();
  });

  it.each([
    ['en', 'Valid until', '14 March 2027'],
    ['hi', 'कब तक मान्य', '14 मार्च 2027'],
    ['bn', 'কত দিন বৈধ', '14 মার্চ, 2027'],
  ] as const)('says in %s until when a licence is valid', (language, term, date) => {
    show({ licences: [{ ...deed, valid_until: '2027-03-14' }] }, language);
    const row = screen.getByText(term).parentElement;
    expect(row).toHaveTextContent(`${term}${date}`);
  });

  it('leaves out what is not set: parts, numbers, documents', () => {
    show({ accounts: [{ name, checked: '2026-10-01' }] });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Accounts']);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Number')).toBeNull();
    expect(screen.queryByText(/Checked against the original/)).toBeNull();
  });

  it.each([
    ['complaints@example.org', 'mailto:complaints@example.org'],
    ['+91 33 4000 1235', 'tel:+913340001235'],
  ])('lets %s, by whom complaints are heard, be tapped', (number, href) => {
    show({ complaints: [{ name, number, checked: '2026-10-01' }] });
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', href);
    expect(screen.getByText('Contact')).toBeVisible();
    expect(screen.queryByText('Number')).toBeNull();
    expect(screen.queryByText(/To complain/)).toBeNull();
  });

  it('says how to complain where it says who hears complaints', () => {
    show({ complaints: [{ name, checked: '2026-10-01' }] });
    expect(screen.getByText(/^To complain: The secretary,/)).toBeVisible();
    const tapped = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(tapped).toEqual(['mailto:hear@example.org', 'tel:+913340001235']);
  });

  it('says once how to complain where the entry says it in words', () => {
    const reached = { ...name, en: 'Ms Dutta hears complaints: +91 33 4000 1235, hear@example.org' };
    show({ complaints: [{ name: reached, checked: '2026-10-01' }] });
    const heading = within(screen.getByRole('heading', { level: 3 }));
    expect(heading.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText(/^To complain/)).toBeNull();
  });

  it('leads from a row of links to each part, and from the figures to the accounts', () => {
    const text = { en: 'people treated', hi: 'लोगों का इलाज', bn: 'জনের চিকিৎসা' };
    const figures = [{ value: '164', text }];
    show({ figures, registrations: [deed], licences: [deed], accounts: [deed] });
    const nav = within(screen.getByRole('navigation'));
    const ways = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['#registrations', '#licences', '#accounts']);
    expect(screen.getByRole('link', { name: '164 people treated' })).toHaveAttribute('href', '#accounts');
  });

  it('says of what is told in words alone when it was checked', () => {
    const text = { en: 'No fault found.', hi: 'कोई कमी नहीं।', bn: 'ত্রুটি নেই।' };
    show({ inspection: [{ name, text, checked: '2026-10-01' }] });
    expect(screen.getByText('Checked against the original on 1 October 2026')).toBeVisible();
  });

  it('says once how to complain where the number stands in the text', () => {
    const text = { en: 'Answers in seven days: +91 33 4000 1235.', hi: 'सात दिन।', bn: 'সাত দিনে।' };
    show({ complaints: [{ name, text, checked: '2026-10-01' }] });
    expect(screen.queryByText(/^To complain/)).toBeNull();
  });

  it('takes no year of the accounts for a number to call', () => {
    const text = { en: 'In 2025-26: 6, write to a@example.org.', hi: 'नहीं', bn: 'না' };
    show({ complaints: [{ name, text, checked: '2026-10-01' }] });
    expect(screen.getByRole('link', { name: 'a@example.org' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /2025/ })).toBeNull();
  });

  it('speaks the language of its page', () => {
    show({ registrations: [deed] }, 'bn');
    expect(screen.getByRole('heading', { name: 'ট্রাস্টের দলিল' })).toBeVisible();
  });

  it.each(languages)('lists in place of samples which papers will be here, in %s', (language) => {
    show({ sample: true, registrations: [deed] }, language);
    const copy = dictionaries[language].trust;
    const { sample } = copy;
    const list = within(screen.getByRole('region', { name: sample.title }));
    expect(list.getAllByRole('term').map((one) => one.textContent)).toEqual(Object.values(copy.parts));
    const links = list.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
    expect(links).toEqual(proofSections.map((part) => [`${sample.ask} ${copy.parts[part]}`, '#ask']));
    for (const tells of Object.values(sample.tells)) expect(list.getByText(tells)).toBeVisible();
    expect(screen.queryByText(name[language])).toBeNull();
  });

  it('shows of an entry that still has the words it comes with no day and no check', () => {
    show({ registrations: [{ ...deed, number: 'SAMPLE-0000' }] });
    expect(screen.queryByText('4 May 1998')).toBeNull();
    expect(screen.queryByText(/^Checked against/)).toBeNull();
  });
});

it.each(languages)('lists what to ask of any centre, in %s', (language) => {
  const { check } = dictionaries[language].trust;
  render(<Checks copy={check} />);
  const part = within(screen.getByRole('region', { name: check.title }));
  expect(part.getAllByRole('listitem')).toHaveLength(check.items.length);
  expect(part.getByText(check.review)).toBeVisible();
});
