import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AccommodationGallery } from '@/components/accommodation/accommodation-gallery';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { accommodation } from '@/lib/i18n/en/accommodation';
import { Costs, roomPrices } from '@/lib/stories/centre-facts';
import type { Accommodation } from '@/lib/stories/schema';
import { stubDialogs } from '@/tests/helpers/dialog';
import { makeAccommodation } from '@/tests/helpers/make';

const rooms = [
  makeAccommodation({ name: 'Single Room', type: 'The writing table', image: '/table.jpg' }),
  makeAccommodation({ name: 'Dormitory', type: 'Six beds', image: '/beds.jpg' }),
  makeAccommodation({ name: 'Dormitory', type: 'Lockers', image: '/lockers.jpg' }),
];

const Gallery = ({ items }: { items: readonly Accommodation[] }) => (
  <AccommodationGallery items={items} copy={accommodation.gallery} links={linkTexts('en')} />
);

describe('AccommodationGallery', () => {
  beforeEach(stubDialogs);

  it('has a button for each category in the order of the data, with Dormitory pressed', () => {
    render(<Gallery items={rooms} />);
    expect(screen.getByRole('button', { name: 'Dormitory', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Single Room', pressed: false })).toBeVisible();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Dormitory: Six beds',
      'Dormitory: Lockers',
    ]);
  });

  it('shows the pictures of the category that is pressed', async () => {
    render(<Gallery items={rooms} />);
    await userEvent.click(screen.getByRole('button', { name: 'Single Room' }));
    expect(screen.getByRole('button', { name: 'Single Room', pressed: true })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Single Room' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Single Room: The writing table' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Dormitory: Six beds' })).not.toBeInTheDocument();
  });

  it('says beside the name of a room what a stay in it costs, where that is confirmed', async () => {
    const words = (room: string) => ({ en: room, hi: 'कमरा', bn: 'ঘর' });
    const stay = (room: string, days: number, amount: number) => ({
      room: words(room),
      days,
      amount,
      includes: words('Meals.'),
    });
    const stays = [
      stay('Dormitory', 30, 14000),
      stay('Single Room', 30, 36000),
      stay('Dormitory', 90, 108000),
    ];
    const costs = Costs.parse({ confirmed: '2026-10-01', stays });
    const prices = roomPrices(costs, dictionaries.en.trust.costs, 'en');
    render(
      <AccommodationGallery
        items={rooms}
        copy={accommodation.gallery}
        links={linkTexts('en')}
        prices={prices}
      />,
    );
    expect(screen.getByText('30 days: ₹14,000 · 90 days: ₹1,08,000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Single Room' }));
    expect(screen.getByText('30 days: ₹36,000')).toBeVisible();
    expect(screen.queryByText(/14,000/)).toBeNull();
  });

  it('says of a photograph what it shows, of a drawing which room it is', () => {
    const photo = makeAccommodation({ name: 'Hall', type: 'Noon', image_alt: { en: 'Tables under a fan' } });
    render(<Gallery items={[photo, makeAccommodation({ name: 'Hall', type: 'Dusk' })]} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Tables under a fan',
      'Hall: Dusk',
    ]);
  });

  it('says of rooms without words in the language of the page that they are in English, and marks them', () => {
    const { gallery } = dictionaries.bn.accommodation;
    const own = makeAccommodation({ name: 'একজনের ঘর', type: 'লেখার টেবিল', language: 'bn' });
    render(
      <AccommodationGallery items={[...rooms.slice(1, 2), own]} copy={gallery} links={linkTexts('bn')} />,
    );
    const english = screen.getByRole('heading', { name: `Dormitory ${linkTexts('bn').inEnglish}` });
    expect(within(english).getByText('Dormitory')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('img', { name: 'Dormitory: Six beds' })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('button', { name: 'একজনের ঘর' }).closest('[lang]')).toBeNull();
  });

  it('opens the lightbox at the picture that was pressed and gives focus back to it', async () => {
    const user = userEvent.setup();
    render(<Gallery items={rooms} />);
    const picture = screen.getByRole('button', { name: 'View larger: Lockers' });
    await user.click(picture);
    expect(screen.getByRole('dialog', { name: 'Pictures: Dormitory' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Image 2 of 2: Lockers');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(picture).toHaveFocus();
  });

  it('leaves out entries without a picture and says so when nothing is left', () => {
    render(<Gallery items={[makeAccommodation({ image: null })]} />);
    expect(screen.getByText(/There are no pictures here yet/)).toBeVisible();
  });

  it('holds every category and links to the files in the HTML of the server', () => {
    const html = renderToString(<Gallery items={rooms} />);
    document.body.innerHTML = html;
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Single Room',
      'Dormitory',
    ]);
    expect(screen.getByRole('link', { name: /Six beds/ })).toHaveAttribute('href', '/beds.jpg');
    expect(screen.getByRole('link', { name: 'Single Room' })).toHaveAttribute('href', '#rooms-1');
    expect(document.getElementById('rooms-1')).toHaveTextContent('The writing table');
  });
});
