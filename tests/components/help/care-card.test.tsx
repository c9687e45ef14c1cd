import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CareCard, type CareCardProps, CareLine, quietLine } from '@/components/help/care-card';
import { SpokenCareCard } from '@/components/help/spoken-care-card';
import { careCopy, quickExitIn } from '@/lib/i18n/care';

const centre = { phone: '+91 33 0000 0000', phoneHref: 'tel:+913300000000' };
const base: CareCardProps = {
  ...centre,
  assessment: { category: 'suicide', subject: 'self' },
  language: 'en',
  situation: 'chat',
};
const card = (given: Partial<CareCardProps> = {}) => render(<CareCard {...base} {...given} />);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const numbers = () => links().filter((href) => !href?.startsWith('/'));

describe('the care card', () => {
  it.each([
    ['suicide', ['tel:14416', 'tel:112', centre.phoneHref]],
    ['self_harm', ['tel:14416', 'tel:112', centre.phoneHref]],
    ['overdose', ['tel:112', centre.phoneHref, 'tel:14416']],
    ['withdrawal', ['tel:112', centre.phoneHref, 'tel:14416']],
    ['violence', ['tel:112', centre.phoneHref, 'tel:14416']],
    ['child', ['tel:1098', 'tel:112']],
    ['domestic_violence', ['tel:112', 'tel:181', 'tel:1098', 'https://www.google.com/']],
    [null, ['tel:112', 'tel:14416', centre.phoneHref]],
  ] as const)('names who helps first for %s', (category, order) => {
    card({ assessment: { category, subject: 'self' } });
    expect(numbers()).toEqual(order);
  });

  it.each(['en', 'hi', 'bn'] as const)('shows each number as text and says so in %s', (language) => {
    const { container } = card({ language });
    const section = screen.getByRole('region', { name: careCopy[language].title });
    expect(section).toHaveAttribute('lang', language);
    for (const [number, name] of [
      ['14416', /14416/],
      ['112', /112/],
      ['centre', /\+91 33 0000 0000/],
    ] as const) {
      expect(within(section).getByRole('link', { name })).toBeInTheDocument();
      expect(number).not.toBe('');
    }
    expect(container).toHaveTextContent(careCopy[language].automatic);
  });

  it.each(['en', 'hi', 'bn'] as const)('needs no more than forty words in %s', (language) => {
    const copy = careCopy[language];
    const texts = [
      copy.self,
      copy.other,
      copy.medicalSelf,
      copy.medicalOther,
      copy.fit,
      copy.withdrawal,
      copy.violence,
      copy.homeSelf,
      copy.homeOther,
      copy.childSelf,
      copy.childOther,
      copy.neutral,
    ];
    for (const text of texts) expect(`${text} ${copy.automatic}`.split(/\s+/).length).toBeLessThanOrEqual(40);
  });

  it('speaks to whoever is with somebody who does not wake', () => {
    card({ assessment: { category: 'overdose', subject: 'other' } });
    for (const line of careCopy.en.medicalOther.split('\n'))
      expect(screen.getByText(line, { selector: 'p:not([role])' })).toBeVisible();
  });

  it.each(['en', 'hi', 'bn'] as const)(
    'has 112 and the steps before everything else for a body in danger in %s',
    (language) => {
      const { container } = card({ language, assessment: { category: 'overdose', subject: 'other' } });
      const copy = careCopy[language];
      const read = container.textContent ?? '';
      const order = [
        copy.emergency,
        ...copy.medicalOther.split('\n'),
        copy.steps,
        copy.centre,
        copy.teleManas,
        copy.automatic,
      ];
      const places = order.map((text) => read.indexOf(text));
      expect(places[0]).toBeGreaterThan(0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(copy.medicalOther.split('\n')).toHaveLength(3);
    },
  );

  it.each(['en', 'hi', 'bn'] as const)(
    'names the national helpline in %s while the site has only its sample number',
    (language) => {
      const sample = { phone: '+91 00000 00000', phoneHref: 'tel:+910000000000' };
      const { unmount } = card({ ...sample, language });
      expect(numbers()).toEqual(['tel:14416', 'tel:112', 'tel:14446']);
      unmount();
      render(<CareLine {...sample} language={language} />);
      expect(numbers()).toEqual(['tel:14416', 'tel:14446']);
      expect(quietLine(language, sample)).not.toContain('00000');
    },
  );

  it.each(['hi-Latn', 'bn-Latn'] as const)(
    'speaks the page’s language for %s, and any other after one tap, with the focus where it was',
    async (language) => {
      const { category, subject } = base.assessment;
      const { assessment: _, language: __, ...site } = base;
      render(<SpokenCareCard {...site} chosen="en" assessment={{ category, subject, language }} />);
      expect(screen.getByRole('region', { name: careCopy.en.title })).toHaveAttribute('lang', 'en');
      const hindi = screen.getByRole('button', { name: 'हिन्दी' });
      await userEvent.click(hindi);
      expect(screen.getByRole('region', { name: careCopy.hi.title })).toHaveAttribute('lang', 'hi');
      expect(hindi).toHaveFocus();
      expect(hindi).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('alert')).toHaveTextContent(careCopy.hi.title);
    },
  );

  it('offers no other language where the script tells it', () => {
    const { assessment, language: _, ...site } = base;
    render(<SpokenCareCard {...site} chosen="en" assessment={{ ...assessment, language: 'bn' }} />);
    expect(screen.getByRole('region', { name: careCopy.bn.title })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['en', '/help-now#danger'],
    ['hi', '/hi/help-now#danger'],
    ['bn', '/bn/help-now#danger'],
  ] as const)('leads in %s from a body in danger to the steps at %s', (language, href) => {
    const { unmount } = card({ language, assessment: { category: 'overdose', subject: 'other' } });
    expect(screen.getByRole('region', { name: careCopy[language].medicalTitle })).toBeInTheDocument();
    expect(links()).toContain(href);
    unmount();
    card({ language });
    expect(links()).not.toContain(href);
  });

  it('leads to the steps of the site from the page of another', () => {
    card({ origin: 'https://centre.example', assessment: { category: null, subject: 'other' } });
    expect(links()).toContain('https://centre.example/help-now#danger');
  });

  it('fills the first button alone', () => {
    card({ assessment: { category: null, subject: 'other' } });
    const looks = within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.dataset['variant']);
    expect(looks).toEqual(['emergency', 'outline', 'outline']);
  });

  it('says nothing of the writer’s own life where somebody else may be in danger', () => {
    card({ assessment: { category: null, subject: 'other' } });
    expect(screen.getByRole('region', { name: careCopy.en.neutralTitle })).toHaveTextContent(
      careCopy.en.neutral,
    );
  });

  it.each(['en', 'hi', 'bn'] as const)(
    'shows whom to call and a way out for violence at home in %s',
    async (language) => {
      const onLeave = jest.fn();
      card({ language, onLeave, assessment: { category: 'domestic_violence', subject: 'self' } });
      const copy = careCopy[language];
      expect(screen.getByRole('region', { name: copy.homeTitle })).toHaveTextContent(copy.homeSelf);
      expect(screen.getByRole('alert')).toHaveTextContent(copy.homeTitle);
      for (const name of [/112/, /181/, /1098/])
        expect(screen.getByRole('link', { name })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: quickExitIn[language].action }));
      expect(onLeave).toHaveBeenCalledTimes(1);
    },
  );

  it('is announced at once, as a whole', () => {
    card();
    expect(screen.getByRole('alert')).toHaveTextContent(`${careCopy.en.title}. ${careCopy.en.self}`);
  });

  it('leaves the focus where somebody types, and takes it to its heading only when asked', () => {
    const { unmount } = card();
    expect(document.body).toHaveFocus();
    unmount();
    card({ focusHeading: true });
    expect(screen.getByRole('heading', { name: careCopy.en.title })).toHaveFocus();
  });

  it('lets the visitor go on', async () => {
    const onContinue = jest.fn();
    card({ onContinue });
    await userEvent.click(screen.getByRole('button', { name: careCopy.en.continue }));
    expect(onContinue).toHaveBeenCalledTimes(1);
  });

  it('lets what was written go without a word that it is no emergency', async () => {
    const onSend = jest.fn();
    card({ onSend });
    await userEvent.click(screen.getByRole('button', { name: careCopy.en.send }));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('offers no way on where there is none, and no note about a message that did not go', () => {
    const { container } = card({ situation: 'unsent' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(container).not.toHaveTextContent(careCopy.en.sent);
    expect(container).not.toHaveTextContent(careCopy.en.automatic);
  });

  it('works in a page without its script', () => {
    expect(renderToStaticMarkup(<CareCard {...base} />)).toContain('href="tel:14416"');
  });
});

describe('the quiet line', () => {
  it.each(['en', 'hi', 'bn'] as const)('names two numbers in %s and announces nothing', (language) => {
    render(<CareLine {...centre} language={language} />);
    expect(numbers()).toEqual(['tel:14416', centre.phoneHref]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
