import { render, screen } from '@testing-library/react';
import { Team, TrustFacts } from '@/components/about/about-sections';
import { about } from '@/lib/i18n/en/about';
import { shellWords } from '@/tests/helpers/dictionaries';
import { makeSite } from '@/tests/helpers/make-site';

describe('the page about the centre', () => {
  it('introduces a counsellor, a lead counsellor and a co-counsellor, each with a described picture', () => {
    render(<Team copy={about.team} people={null} />);
    for (const title of ['Counsellor', 'Lead counsellor', 'Co-counsellor']) {
      expect(screen.getByText(title)).toBeVisible();
    }
    expect(screen.getAllByRole('img', { name: /portrait/ })).toHaveLength(3);
  });

  it('says plainly that the people shown are samples', () => {
    render(<Team copy={about.team} people={null} />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toEqual(['Sample Name One', 'Sample Name Two', 'Sample Name Three']);
    expect(screen.getAllByText('Sample: not a real person')).toHaveLength(3);
  });

  it('introduces the team of the trust in the place of the samples, a person without a photograph too', () => {
    const photo = { src: '/media/asha.webp', alt: 'Asha Roy at her desk', lang: 'en' as const };
    const people = [
      { name: 'আশা রায়', title: 'মনোরোগ বিশেষজ্ঞ', text: 'সবার সঙ্গে দেখা করেন।', photo },
      { name: 'ডাঃ রবি কুমার দাস', title: 'কাউন্সেলর', text: undefined, photo: null },
      { name: 'Ms Rukhsana Begum', title: 'Nurse', text: undefined, photo: null },
    ];
    render(<Team copy={about.team} people={people} />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toEqual(['আশা রায়', 'ডাঃ রবি কুমার দাস', 'Ms Rukhsana Begum']);
    expect(screen.getByText('RB')).toBeInTheDocument();
    expect(screen.getByText('রদা')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Asha Roy at her desk' })).toHaveAttribute('lang', 'en');
    expect(screen.queryByText(/Sample|samples/)).toBeNull();
  });

  it('names the trust, and claims a registration only where there is one', () => {
    const { rerender } = render(
      <TrustFacts copy={about.facts} site={makeSite()} links={shellWords().links} hasProof={false} />,
    );
    expect(screen.getByText('Centre is a unit of Trust.')).toBeVisible();
    expect(screen.queryByText('Registration')).not.toBeInTheDocument();
    rerender(
      <TrustFacts
        copy={about.facts}
        site={makeSite({ registrationNo: 'S/1/2' })}
        links={shellWords().links}
        hasProof={false}
      />,
    );
    expect(screen.getByText('S/1/2')).toBeVisible();
  });

  it('leads to the papers where they are published, and says how to ask where they are not', () => {
    const { rerender } = render(
      <TrustFacts copy={about.facts} site={makeSite()} links={shellWords().links} hasProof={false} />,
    );
    expect(screen.getByText(/not published here yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: makeSite().email })).toHaveAttribute(
      'href',
      `mailto:${makeSite().email}`,
    );
    rerender(<TrustFacts copy={about.facts} site={makeSite()} links={shellWords().links} hasProof />);
    expect(screen.getByRole('link', { name: 'Registrations, licences and accounts' })).toHaveAttribute(
      'href',
      '/trust',
    );
    expect(screen.queryByText(/not published here yet/)).toBeNull();
  });
});
