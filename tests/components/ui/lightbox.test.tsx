import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lightbox } from '@/components/ui/lightbox';
import { stubDialogs } from '../../helpers/dialog';

const labels = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  position: 'Image {number} of {count}: {title}',
};
const images = ['Beds', 'Lockers', 'Window'].map((title) => ({
  src: `/${title.toLowerCase()}.jpg`,
  alt: `Dormitory: ${title}`,
  title,
}));

function open(start = 0) {
  const onClose = jest.fn();
  render(<Lightbox label="Pictures" labels={labels} images={images} start={start} onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

const position = () => screen.getByRole('status').textContent;

/** jsdom knows no PointerEvent, so the fields of a touch are set by hand. */
function touch(target: Element, type: string, clientX: number) {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  fireEvent(target, Object.assign(event, { pointerType: 'touch' }));
}

describe('Lightbox', () => {
  beforeEach(stubDialogs);

  it('shows the picture that was pressed, its title, and says politely where it stands', () => {
    open(1);
    expect(screen.getByRole('img', { name: 'Dormitory: Lockers' })).toHaveAttribute('src', '/lockers.jpg');
    expect(screen.getByRole('figure', { name: 'Lockers' })).toBeVisible();
    expect(position()).toBe('Image 2 of 3: Lockers');
  });

  it('goes from the last picture to the first by its button', async () => {
    const { user } = open(2);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(position()).toBe('Image 1 of 3: Beds');
  });

  it('goes from the first picture to the last by its button', async () => {
    const { user } = open(0);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(position()).toBe('Image 3 of 3: Window');
  });

  it.each([
    ['{ArrowRight}', 2, 'Image 1 of 3: Beds'],
    ['{ArrowLeft}', 0, 'Image 3 of 3: Window'],
    ['{End}', 0, 'Image 3 of 3: Window'],
    ['{Home}', 2, 'Image 1 of 3: Beds'],
  ])('takes the key %s from picture %i to "%s"', async (key, start, expected) => {
    const { user } = open(start);
    await user.keyboard(key);
    expect(position()).toBe(expected);
  });

  it.each([
    ['left', 200, 100, 'Image 3 of 3: Window'],
    ['right', 100, 200, 'Image 1 of 3: Beds'],
    ['hardly at all', 100, 120, 'Image 2 of 3: Lockers'],
  ])('after a finger is drawn %s shows the right picture', (_, from, to, expected) => {
    open(1);
    const figure = screen.getByRole('figure');
    touch(figure, 'pointerdown', from);
    touch(figure, 'pointerup', to);
    expect(position()).toBe(expected);
  });

  it('fetches the pictures before and after ahead of time', () => {
    open(0);
    const all = screen.getAllByRole('presentation', { hidden: true });
    expect(all.map((image) => image.getAttribute('src'))).toEqual(['/window.jpg', '/lockers.jpg']);
  });

  it('closes by a press beside the picture', async () => {
    const { onClose } = open();
    const dialog = screen.getByRole('dialog', { name: 'Pictures' });
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await Promise.resolve();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
