import { render, screen } from '@testing-library/react';
import { HelpBar } from '@/components/shell/help-bar';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { makeSite } from '@/tests/helpers/make-site';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the bar of help', () => {
  it('leads to the phone, to WhatsApp in a new tab and to the chat, in this order', () => {
    render(<HelpBar site={makeSite()} copy={dictionaries.en.helpBar} note={null} />);
    expect(screen.getByRole('navigation', { name: 'Quick help' })).toBeInTheDocument();
    expect(ways()).toEqual([
      'tel:+913300000000',
      expect.stringMatching(/^https:\/\/wa\.me\/910000000000\?text=Hello/),
      '#chat',
    ]);
    const whatsapp = screen.getByRole('link', { name: /^WhatsApp ?\(opens in a new tab\)$/ });
    expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['hi', 'bn'] as const)('speaks in %s, its first line to WhatsApp too', (language) => {
    render(<HelpBar site={makeSite()} copy={dictionaries[language].helpBar} note={null} />);
    expect(decodeURIComponent(ways()[1] ?? '')).toContain(dictionaries[language].helpBar.prefilled);
    expect(screen.getByRole('navigation')).not.toHaveTextContent(/[A-Za-z]/);
  });
});
