import { routes } from '@/lib/config/routes';
import type { SearchCopy } from '@/lib/i18n/en/search';

/**
 * The search page and its box. These words await a native reader; `results` names the list and is heard alone.
 */
export const search: SearchCopy = {
  metaTitle: 'खोजें',
  description: 'इस वेबसाइट के लेख, सवाल, इलाज और कमरों की जानकारी हिन्दी, बांग्ला या अंग्रेज़ी में खोजें।',
  title: 'खोजें',
  link: 'वेबसाइट पर खोजें',
  noScript: 'खोज आपके ब्राउज़र में चलती है और उसे जावास्क्रिप्ट चाहिए, जो बंद है। सब कुछ नीचे की सूची में है।',
  box: {
    label: 'आप क्या खोज रहे हैं?',
    hint: 'हिन्दी, बांग्ला या अंग्रेज़ी में लिखें, लिपि कोई भी हो। आप जो लिखते हैं, वह आपके फ़ोन या कंप्यूटर में ही रहता है।',
    alsoIn: 'यही इस भाषा में खोजें:',
    results: 'जो मिला',
    loading: 'खोज शुरू हो रही है…',
    failed: 'खोज अभी नहीं चल रही है। नीचे के लिंक देखें, या फिर से कोशिश करें।',
    noneDanger: 'खतरा हो तो 112 पर फ़ोन करें।',
    none: 'कुछ नहीं मिला। कोई और शब्द लिखें, या कम शब्द।',
    noneCall: 'फ़ोन पर पूछें: {phone}',
    noneQuestions: 'सवाल और जवाब',
    one: '1 नतीजा',
    many: '{count} नतीजे',
    kinds: { page: 'पेज', question: 'सवाल-जवाब', treatment: 'इलाज', room: 'कमरे', story: 'लेख' },
  },
  women: 'महिलाओं के लिए जगह के बारे में हमसे पूछिए',
  sections: {
    title: 'या सीधे यहाँ जाएँ',
    items: [
      { label: 'अभी मदद', href: routes.helpNow },
      { label: 'परिवार के लिए मदद', href: routes.families },
      { label: 'खर्च', href: `${routes.faq}#what-does-treatment-cost` },
      { label: 'सवाल और जवाब', href: routes.faq },
      { label: 'सारे लेख', href: routes.blog },
      { label: 'इलाज', href: routes.treatment },
      { label: 'कमरे', href: routes.accommodation },
      { label: 'संपर्क', href: routes.contact },
    ],
  },
};
