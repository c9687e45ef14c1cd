import type { MessagesCopy } from '@/lib/i18n/en/messages';

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
  accommodations: {
    loading: 'लोड हो रहा है...',
    failed: 'रहने की जगह की जानकारी लोड नहीं हो सकी।',
  },
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
