import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { LastResort } from '@/components/fallback/last-resort';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { languages, localPath } from '@/lib/i18n/language';

describe.each(languages)('the page where the layout failed, in %s', (language) => {
  const { fallbacks, helplines } = dictionaries[language];

  it('speaks the language of the address, offers another try and names whom to call', async () => {
    const reset = jest.fn();
    await act(async () => void render(<LastResort language={language} reset={reset} />));
    expect(await screen.findByRole('heading', { name: fallbacks.error.title })).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('lang', language);
    expect(screen.getByRole('link', { name: fallbacks.ways.help })).toHaveAttribute(
      'href',
      localPath(language, '/help-now'),
    );
    expect(screen.getByRole('main')).toHaveTextContent(helplines.teleManas.use);
    screen.getByRole('button', { name: fallbacks.error.retry }).click();
    expect(reset).toHaveBeenCalledTimes(1);
  });
});
