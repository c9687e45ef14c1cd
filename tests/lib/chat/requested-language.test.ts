import { requestedLanguage } from '@/lib/chat/requested-language';

describe('the language that a visitor asks for', () => {
  it.each([
    ['hi', 'hindi'],
    ['hi', 'Hindi?'],
    ['hi', 'हिन्दी'],
    ['hi', 'hindi me baat karo'],
    ['hi', 'Hindi mein bolo'],
    ['hi', 'hindi main likho please'],
    ['hi', 'kya aap hindi bolte hain'],
    ['hi', 'can you speak Hindi'],
    ['hi', 'हिंदी में बात कीजिए'],
    ['hi', 'হিন্দিতে বলুন'],
    ['bn', 'bangla e bolo'],
    ['bn', 'banglay kotha bolun, bangla te'],
    ['bn', 'apni ki bangla bolen'],
    ['bn', 'Bengali please'],
    ['bn', 'বাংলা'],
    ['bn', 'বাংলায় কথা বলুন'],
    ['bn', 'बांग्ला में बोलिए'],
    ['en', 'english please'],
    ['en', 'speak in English'],
    ['en', 'angrezi mein batao'],
    ['en', 'ইংরেজিতে বলুন'],
  ] as const)('is %s in “%s”', (language, text) => {
    expect(requestedLanguage(text)).toBe(language);
  });

  it.each([
    'hi',
    'Hi!',
    'hi there',
    'hello',
    'en',
    '1',
    'he is a Bengali teacher',
    'my father teaches Hindi at school and drinks every night',
    'I do not speak English',
    'mujhe english nahi aati',
    'ami hindi jani na',
    'Hindi or Bengali please',
    'bhinhindi',
    'kya mil sakte hain',
    '',
  ])('is none in “%s”', (text) => {
    expect(requestedLanguage(text)).toBeNull();
  });
});
