import { render, screen } from '@testing-library/react';
import { GoodToKnow } from '@/components/donations/donate-frame';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { languages } from '@/lib/i18n/language';

describe('what is good to know before giving', () => {
  it.each(languages)('says nothing in %s of a form that is not there', (language) => {
    const { know } = dictionaries[language].donate;
    render(<GoodToKnow copy={know} links={linkTexts(language)} isOff />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const leading = know.items.filter((item) => 'link' in item);
    expect(titles).toEqual(leading.map(({ title }) => title));
  });

  it('says everything beside the form', () => {
    const { know } = dictionaries['en'].donate;
    render(<GoodToKnow copy={know} links={linkTexts('en')} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(know.items.length);
  });
});
