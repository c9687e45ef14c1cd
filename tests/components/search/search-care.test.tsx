import { render, screen } from '@testing-library/react';
import { searchCare } from '@/components/search/search-care';
import { parity } from '@/tests/lib/chat/care/corpus';

const reader = { language: 'en', phone: '+91 00000 00000', phoneHref: 'tel:+910000000000' } as const;

describe('the numbers above what a search finds', () => {
  it.each(parity().items)('stand there in five spellings: %s, %s', (_category, ...spellings) => {
    for (const query of spellings) {
      const { unmount } = render(searchCare(query, reader));
      const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(numbers).toContain('tel:112');
      unmount();
    }
  });
});
