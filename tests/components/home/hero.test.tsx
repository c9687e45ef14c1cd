import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hero } from '@/components/home/hero';
import { linkTexts } from '@/lib/i18n/dictionaries';
import { home } from '@/lib/i18n/en/home';
import { pictureIn } from '@/lib/i18n/pictures';

describe('the hero of the home page', () => {
  it("carries the document's title as the page's heading", () => {
    render(<Hero copy={home.hero} links={linkTexts('en')} />);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'best rehabilitation centre for drug addiction and alcoholism',
      }),
    ).toBeVisible();
  });

  it('leads to the page about the centre and to the doors behind it', () => {
    render(<Hero copy={home.hero} links={linkTexts('en')} />);
    expect(screen.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/about');
    expect(screen.getByRole('link', { name: home.hero.begin })).toHaveAttribute('href', '#doors');
  });

  it('shows a photograph of the centre in the place of the river, on phones too, with its words', () => {
    const photo = { src: '/media/a.jpg?v=1&w=1600&h=900&avif=640.1200', alt: { en: 'Our gate at dawn' } };
    render(<Hero copy={home.hero} links={linkTexts('en')} shown={pictureIn({ hero: photo }, 'en')} />);
    expect(screen.getByRole('img', { name: 'Our gate at dawn' })).toHaveAttribute('src', photo.src);
    expect(document.body.innerHTML).not.toContain('hero-tall');
  });

  it('has what stops the film among its first three tab stops', async () => {
    render(
      <Hero copy={home.hero} links={linkTexts('en')}>
        <button type="button">Pause</button>
      </Hero>,
    );
    const stops: (string | null)[] = [];
    for (let n = 0; n < 3; n++) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? null);
    }
    expect(stops).toContain('Pause');
  });
});
