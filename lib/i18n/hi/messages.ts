import type { MessagesCopy, RecoveryCopy, TestimonialsCopy } from '@/lib/i18n/en/messages';

/** The documents give these texts in English alone; this is a faithful translation of them. */
export const messages: MessagesCopy = {
  testimonials: {
    loading: 'लोगों के अनुभव लोड हो रहे हैं...',
    empty: 'कोई अनुभव नहीं मिला।',
    failed: 'लोगों के अनुभव लोड नहीं हो सके: {message}',
  },
  treatment: {
    loading: 'लोड हो रहा है...',
    empty: 'इलाज की जानकारी अभी नहीं मिली।',
    failed: 'गड़बड़ी: {message}',
  },
  accommodations: { loading: 'लोड हो रहा है...', failed: 'रहने की जगह की जानकारी लोड नहीं हो सकी।' },
  blog: {
    loading: 'लोड हो रहा है...',
    empty: 'कोई ब्लॉग नहीं मिला।',
    missing: 'ब्लॉग नहीं मिला',
    failed: 'गड़बड़ी: {message}',
  },
  contact: {
    submitting: 'भेजा जा रहा है...',
    failed: 'फ़ॉर्म नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
    done: 'आपका फ़ॉर्म ठीक से भेज दिया गया है!',
  },
  donate: {
    processing: 'काम चल रहा है...',
    noAmount: 'कृपया सही राशि चुनें या लिखें।',
    notLoaded: 'Razorpay अभी लोड नहीं हुआ है। कृपया फिर से कोशिश करें।',
    verificationFailed: 'भुगतान की पुष्टि नहीं हो सकी। कृपया मदद के लिए हमसे संपर्क करें।',
    failed: 'भुगतान नहीं हो सका: {description}',
    unexpected: 'आपके भुगतान में कोई गड़बड़ी हुई। कृपया फिर से कोशिश करें।',
    done: 'भुगतान हो गया! आपके दान के लिए धन्यवाद।',
  },
};

export const recovery: RecoveryCopy = {
  again: 'फिर से कोशिश करें',
  call: 'हमें फ़ोन भी कर सकते हैं:',
};

export const testimonials: TestimonialsCopy = {
  title: 'लोगों के अनुभव',
  lead: 'जो हमारे यहाँ रहे, वे और उनके परिवार बताते हैं कि यह समय कैसा था।',
  sampleLead: 'जिन वीडियो पर “नमूना” लिखा है, वे केवल दिखाते हैं कि यह हिस्सा कैसा दिखेगा। उनमें बताए गए लोग काल्पनिक हैं।',
  pause: 'चलती पट्टी रोकें',
  play: 'पट्टी चलाएँ',
  strip: 'लोगों के अनुभव, वीडियो में',
  watch: 'देखें',
  player: 'वीडियो प्लेयर',
  card: '{name} की आपबीती चलाएँ, वीडियो',
  close: 'वीडियो बंद करें',
  loading: 'वीडियो लोड हो रहा है…',
  broken: 'माफ़ कीजिए, यह वीडियो यहाँ नहीं चल सकता।',
  brokenCall: 'केंद्र में जीवन कैसा है, यह हम फ़ोन पर बता सकते हैं:',
  provider: 'यह वीडियो यूट्यूब चलाता है। शुरू न हो, तो हमें फ़ोन करके पूछें:',
  openFilm: 'वीडियो अलग से खोलें',
  silent: 'इस वीडियो में आवाज़ नहीं है।',
  transcript: 'वीडियो में जो कहा गया है',
};
