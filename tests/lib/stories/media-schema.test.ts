import { DescribePicture } from '@/lib/stories/media-schema';
import { uploadPath } from '@/lib/stories/picture-upload';

const path = uploadPath('a'.repeat(32));
const alt = { en: 'A mango tree' };
const blank = { by: '', on: '2026-03-14', paper: '' };
const faults = (input: object) =>
  DescribePicture.safeParse({ path, alt, consent: blank, ...input }).error?.issues.map((issue) =>
    issue.path.join('.'),
  ) ?? [];

describe('what is said of a picture', () => {
  it('needs nobody’s consent where nobody can be recognised', () => {
    expect(faults({ shows_person: false })).toEqual([]);
  });

  it('says who agreed and where it is written where somebody can, beside every other fault', () => {
    expect(faults({ shows_person: true })).toEqual(['consent.by', 'consent.paper']);
    expect(faults({ shows_person: true, consent: { ...blank, by: ' ', paper: 'Blue folder' } })).toEqual([
      'consent.by',
    ]);
    expect(faults({ shows_person: true, alt: { en: '' } })).toEqual([
      'alt.en',
      'consent.by',
      'consent.paper',
    ]);
    expect(
      faults({ shows_person: true, consent: { by: 'Mina', on: '2026-03-14', paper: 'Folder' } }),
    ).toEqual([]);
  });

  it('asks whether somebody can be recognised', () => {
    expect(faults({})).toEqual(['shows_person']);
  });
});
