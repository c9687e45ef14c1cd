import { render, screen } from '@testing-library/react';
import { Programmes, Timeline } from '@/components/corporates/corporates-sections';
import { corporates } from '@/lib/i18n/en/corporates';
import { shellWords } from '@/tests/helpers/dictionaries';
import { makeSite } from '@/tests/helpers/make-site';

describe('the page for companies', () => {
  it.each(['CSR Programs', 'Support Initiatives'])(
    'opens a WhatsApp enquiry about %s in a new tab and says so',
    (topic) => {
      render(<Programmes copy={corporates} links={shellWords().links} site={makeSite()} />);
      const link = screen.getByRole('link', {
        name: new RegExp(`^Learn More.*${topic}.*opens WhatsApp.*opens in a new tab`),
      });
      expect(link).toHaveAttribute('target', '_blank');
      const address = new URL(link.getAttribute('href') ?? '');
      expect(address.origin + address.pathname).toBe('https://wa.me/910000000000');
      expect(address.searchParams.get('text')).toContain(topic);
    },
  );

  it('lists the steps of Enhancing Efficiency in their order', () => {
    render(<Timeline copy={corporates.timeline} />);
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Mental Health Awareness',
      'Work-Life Balance',
      'Employee Engagement',
    ]);
  });
});
