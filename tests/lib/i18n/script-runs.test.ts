import { scriptRuns } from '@/lib/i18n/script-runs';

const shapes = (text: string) => scriptRuns(text)?.map(({ script, text: part }) => [script, part]);

describe('a text in runs of one script', () => {
  it('cuts between scripts and never inside a conjunct', () => {
    expect(shapes('Asha আশা सेन')).toEqual([
      ['latin', 'Asha '],
      ['bengali', 'আশা'],
      ['latin', ' '],
      ['devanagari', 'सेन'],
    ]);
    expect(shapes('ক্ষুধার্ত')).toEqual([['bengali', 'ক্ষুধার্ত']]);
  });

  it('keeps joiners and dandas with the letters before them', () => {
    expect(shapes('র‍্যা।')).toEqual([['bengali', 'র‍্যা।']]);
    expect(shapes('धन्यवाद।')).toEqual([['devanagari', 'धन्यवाद।']]);
  });

  it('takes the rupee sign from the face that has it', () => {
    expect(shapes('₹5,000')).toEqual([
      ['devanagari', '₹'],
      ['latin', '5,000'],
    ]);
  });

  it('prints names with accents', () => {
    expect(shapes('Śā é')).toEqual([
      ['latin-ext', 'Śā'],
      ['latin', ' é'],
    ]);
  });

  it.each(['தமிழ்', 'اردو', '🌊', '漢字', 'a\u0007b', '\u200dx'])('has no face for %s', (text) => {
    expect(scriptRuns(text)).toBeNull();
  });
});
