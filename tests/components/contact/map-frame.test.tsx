import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapFrame } from '@/components/contact/map-frame';
import { contact } from '@/lib/i18n/en/contact';

describe('the map', () => {
  it('loads nothing of its provider before the visitor asks', async () => {
    const url = 'https://maps.example.org/embed';
    const { container } = render(
      <MapFrame copy={contact.map} address="CB 28, Salt Lake" mapUrl={url} picture="/media/pages/map.webp" />,
    );
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toContain('maps.example.org');
    await userEvent.click(screen.getByRole('button', { name: contact.map.load }));
    const map = screen.getByTitle('Map: CB 28, Salt Lake');
    expect(map).toHaveAttribute('src', url);
    expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  });
});
