/** What the embedded chat says by itself, in the languages of the locale packs. */
export type EmbedTexts = { lang: string; failed: string; again: string; unavailable: string };

const english: EmbedTexts = {
  lang: 'en',
  failed: 'Your answer could not be sent.',
  again: 'Try again',
  unavailable: 'The chat is not available at the moment.',
};
const others: readonly EmbedTexts[] = [
  {
    lang: 'hi',
    failed: 'आपका उत्तर भेजा नहीं जा सका।',
    again: 'फिर से कोशिश करें',
    unavailable: 'चैट अभी उपलब्ध नहीं है।',
  },
  {
    lang: 'bn',
    failed: 'আপনার উত্তর পাঠানো যায়নি।',
    again: 'আবার চেষ্টা করুন',
    unavailable: 'চ্যাট এখন পাওয়া যাচ্ছে না।',
  },
];

/** The texts of a language by its BCP 47 tag; English for one that has none. */
export const textsOf = (language: string): EmbedTexts =>
  others.find(({ lang }) => lang === language.toLowerCase().split('-')[0]) ?? english;
