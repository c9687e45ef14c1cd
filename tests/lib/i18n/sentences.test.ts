import { sentences } from '@/lib/i18n/language';

describe('phrases as sentences', () => {
  it.each([
    ['en', ['Emergency', 'Day and night'], 'Emergency. Day and night.'],
    ['hi', ['आपातकाल', 'दिन-रात'], 'आपातकाल। दिन-रात।'],
    ['bn', ['জরুরি', 'দিনরাত'], 'জরুরি। দিনরাত।'],
    ['hi', ['आपका पैसा सुरक्षित है'], 'आपका पैसा सुरक्षित है।'],
  ] as const)('end as %s ends them: %j', (language, phrases, text) => {
    expect(sentences(language, ...phrases)).toBe(text);
  });

  it.each(['ঠিক আছে।', 'सच?', 'Yes!', 'Wait…'])('keep an end of their own: %s', (phrase) => {
    expect(sentences('bn', phrase)).toBe(phrase);
  });
});
