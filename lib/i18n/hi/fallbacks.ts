import type { FallbacksCopy, LinksCopy, MissingCopy } from '@/lib/i18n/en/fallbacks';

export const fallbacks: FallbacksCopy = {
  error: {
    title: 'हमारी ओर से कोई गड़बड़ी हुई',
    lead: 'फिर से कोशिश करने पर आपका संदेश या आपकी जगह नहीं खोती। दोबारा ऐसा हो, तो कृपया हमें फ़ोन करें।',
    retry: 'फिर से कोशिश करें',
    alt: 'एक खिड़की, जिसका एक पल्ला आधा बंद है और अंदर बत्ती जल रही है',
  },
  ways: { home: 'होम पेज पर जाएँ', stories: 'हमारे लेख पढ़ें', help: 'अभी मदद' },
};

export const links: LinksCopy = { inEnglish: '(अंग्रेज़ी में)', newTab: '(नए टैब में खुलेगा)' };

export const missing: MissingCopy = {
  notFound: {
    title: 'पेज नहीं मिला',
    lead: 'यह पेज यहाँ नहीं है। हो सकता है पेज कहीं और चला गया हो, या पते में कोई अक्षर गलत हो। मदद अब भी यहीं है।',
    alt: 'नदी किनारे एक खाली घाट और रास्ता बताने वाला एक बोर्ड',
  },
  storyNotFound: {
    title: 'ब्लॉग नहीं मिला',
    lead: 'यह लेख हमें नहीं मिला। हो सकता है उसे हटा दिया गया हो, या पते में कोई अक्षर गलत हो।',
  },
};
