/** @jest-environment jsdom */
import { pieces, readableBlocks, spokenNumbers, voiceFor } from '@/lib/browser/speech';

const voice = (lang: string, localService = true) => ({ lang, localService });

describe('the voice for a language', () => {
  it('is one of India before any other', () => {
    const voices = [voice('en-US'), voice('hi-IN'), voice('en_IN')];
    expect(voiceFor(voices, 'en')).toEqual(voice('en_IN'));
    expect(voiceFor([voice('bn-BD')], 'bn')).toEqual(voice('bn-BD'));
  });

  it('is none where the text would leave the device', () => {
    expect(voiceFor([voice('hi-IN', false)], 'hi')).toBeUndefined();
  });

  it('is none where only other languages are spoken', () => {
    expect(voiceFor([voice('en-IN')], 'bn')).toBeUndefined();
  });
});

describe('the pieces of a text', () => {
  it('end with sentences, dandas among them', () => {
    expect(pieces('Call 112. Stay with them!\n साँस देखें। पास रहें')).toEqual([
      'Call 112.',
      'Stay with them!',
      'साँस देखें।',
      'पास रहें',
    ]);
  });

  it('are cut between words where a sentence is long, and lose none', () => {
    const long = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ');
    const found = pieces(long);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(found.join(' ')).toBe(long);
  });
});

describe('numbers', () => {
  it('of telephones are spoken digit by digit, others as they are', () => {
    const numbers = ['tel:112', 'tel:+919830012345'];
    expect(spokenNumbers('Call 112 or +91 98300 12345 within 45 days.', numbers)).toBe(
      'Call 1 1 2 or 9 1 9 8 3 0 0 1 2 3 4 5 within 45 days.',
    );
  });
});

describe('what is read of a page', () => {
  it('is each paragraph once in its order, with its language, without controls', () => {
    document.body.innerHTML = `<main><h1>Help</h1><nav><ul><li>Contents</li></ul></nav>
      <ul><li><p>First</p></li></ul><p lang="bn">দ্বিতীয়</p><form><p>Your name</p></form>
      <p hidden>Gone</p><aside data-print="no"><p>Leave now</p></aside></main>`;
    const main = document.querySelector('main') ?? document.body;
    expect(readableBlocks(main)).toEqual([
      { text: 'Help', language: '' },
      { text: 'First', language: '' },
      { text: 'দ্বিতীয়', language: 'bn' },
    ]);
  });
});
