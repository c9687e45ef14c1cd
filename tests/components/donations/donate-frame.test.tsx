import { render, screen } from '@testing-library/react';
import { GoodToKnow } from '@/components/donations/donate-frame';
import { copyIn, linkWords } from '@/lib/i18n/copy';
import { languages } from '@/lib/i18n/language';

describe('what is good to know before giving', () => {
  it.each(languages)('says nothing in %s of a form that is not there', (language) => {
    const { know } = copyIn(language).donate;
    render(<GoodToKnow copy={know} links={linkWords(language)} isOff />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(know.items.slice(1).map(({ title }) => title));
  });

  it('says everything beside the form', () => {
    const { know } = copyIn('en').donate;
    render(<GoodToKnow copy={know} links={linkWords('en')} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(know.items.length);
  });
});
