import type { OnboardingCopy } from '@/lib/i18n/en/onboarding';

/** Hindi: polite, and without a gender for either side. */
export const onboarding: OnboardingCopy = {
  hello: 'नमस्ते। यह एक स्वचालित सहायक है। यहाँ इलाज और भर्ती से जुड़े सवाल पूछ सकते हैं।',
  askName: 'हम आपको किस नाम से बुलाएँ?',
  askAge: 'आपकी उम्र कितनी है?',
  askEmail: 'आपका ईमेल पता क्या है?',
  askPhone: 'आपका फ़ोन नंबर क्या है?',
  whyAsk: 'इसका उपयोग केवल आपसे संपर्क करने के लिए होगा।',
  errName: 'कृपया अपना नाम लिखें।',
  errAge: 'कृपया अपनी उम्र वर्षों में लिखें, जैसे 34।',
  errEmail: 'कृपया ईमेल पता जाँच लें। यह name@example.com जैसा होना चाहिए।',
  errPhone: 'कृपया 10 अंकों का मोबाइल नंबर लिखें। दूसरे देश का नंबर + से शुरू करें।',
  skip: 'छोड़ें',
  under18: 'आप हमसे बात कर सकते हैं। चाइल्ड हेल्पलाइन 1098 पर भी फ़ोन कर सकते हैं।',
};
