import { routes } from '@/lib/config/routes';
import type { CommonCopy, HelpBarCopy, LanguageCopy, OfflineCopy, ShellCopy } from '@/lib/i18n/en/shell';
import { localPath } from '@/lib/i18n/language';

const path = (english: string) => localPath('hi', english);

export const shell: ShellCopy = {
  skip: 'सीधे मुख्य बात पर जाएँ',
  getHelp: 'अभी मदद लें!',
  menu: 'मेन्यू',
  navigation: [
    { label: 'होम', href: path(routes.home) },
    { label: 'हमारे बारे में', href: path(routes.about) },
    { label: 'सीएसआर', href: path(routes.corporates) },
    { label: 'इलाज', href: path(routes.treatment) },
    { label: 'रहने की जगह', href: path(routes.accommodation) },
    { label: 'दान', href: path(routes.donate) },
    { label: 'ब्लॉग', href: path(routes.blog) },
    { label: 'संपर्क', href: path(routes.contact) },
  ],
  more: 'परिवार और अन्य',
  moreNavigation: [
    { label: 'परिवार के लिए मदद', href: path(routes.families) },
    { label: 'सवाल-जवाब', href: routes.faq },
    { label: 'खोज', href: path(routes.search) },
  ],
  footer: {
    social: 'हमसे जुड़े रहें',
    quickTitle: 'ज़रूरी लिंक',
    quick: [
      { label: 'होम', href: path(routes.home) },
      { label: 'हमारे बारे में', href: path(routes.about) },
      { label: 'ब्लॉग के लेख', href: path(routes.blog) },
      { label: 'निजता नीति', href: path(routes.privacy) },
    ],
    touchTitle: 'संपर्क करें',
    touch: [
      { label: 'हमसे संपर्क करें', href: path(routes.contact) },
      { label: 'हमारी सेवाएँ', href: path(routes.treatment) },
    ],
    addressTitle: 'पता',
    legal: [
      { label: 'सेवा की शर्तें', href: path(routes.terms) },
      { label: 'कुकी सेटिंग', href: path(routes.cookies) },
      { label: 'पैसे लौटाने की नीति', href: path(routes.refunds) },
      { label: 'अभी मदद', href: path(routes.helpNow) },
      { label: 'सवाल और जवाब', href: path(routes.faq) },
      { label: 'पंजीकरण और लाइसेंस', href: path(routes.trust) },
      { label: 'सबके लिए आसान पहुँच', href: path(routes.accessibility) },
    ],
    helpTitle: 'अगर अभी मदद चाहिए',
    helpLead: 'कोई खतरे में हो या जगाने पर भी होश न आए, तो पहले 112 पर फ़ोन करें। 14416 दिन-रात निःशुल्क है।',
  },
  newsletter: {
    title: 'हमारा न्यूज़लेटर पाएँ',
    label: 'आपका ईमेल',
    placeholder: 'अपना ईमेल लिखें',
    action: 'सब्सक्राइब करें',
    note: 'अभी तैयारी चल रही है: फ़िलहाल कुछ नहीं भेजा जाता और कोई ईमेल पता नहीं रखा जाता।',
    honest:
      'हमारा न्यूज़लेटर अभी शुरू नहीं हुआ है, इसलिए कुछ भेजा नहीं गया और आपका ईमेल पता भी नहीं रखा गया। हमें लिखें, शुरू होने पर हम आपको बताएँगे।',
  },
};

export const common: CommonCopy = {
  navigation: 'मुख्य',
  call: 'फ़ोन करें: {phone}',
  error: 'गड़बड़ी:',
  field: {
    hidden: 'इसमें कोई छिपा हुआ अक्षर है। कृपया इसे मिटाकर फिर से लिखें।',
    long: 'यह बहुत लंबा है। कृपया छोटा करके लिखें।',
  },
  leaveEmpty: 'इसे खाली छोड़ दें',
  copyright: '© {year} {name}, {trust} की एक इकाई।',
  demonstration: {
    phone: '14446 (राष्ट्रीय हेल्पलाइन; यह वेबसाइट परीक्षण में है)',
    short: 'इस साइट के फ़ोन नंबर और ईमेल नमूने हैं।',
    full: 'इस वेबसाइट के फ़ोन, ईमेल और व्हाट्सऐप नमूने हैं: अभी उन पर कोई जवाब नहीं देता। खतरे में 112 पर फ़ोन करें। सलाह के लिए राष्ट्रीय नशामुक्ति हेल्पलाइन 14446 पर फ़ोन करें।',
  },
  registration: 'पंजीकरण: {number}',
  readAloud: { start: 'सुनें', stop: 'पढ़ना रोकें' },
  legal: { updated: 'पिछली बार बदला गया: {date}', contents: 'इस पेज पर' },
};

export const language: LanguageCopy = {
  label: 'भाषा',
};

/** Hindi. Awaits native review. */
export const helpBar: HelpBarCopy = {
  label: 'तुरंत मदद',
  call: 'फ़ोन करें',
  closed: '(अभी बंद)',
  whatsapp: 'व्हाट्सऐप',
  newTab: '(नए टैब में खुलेगा)',
  prefilled: 'नमस्ते, मुझे इलाज के बारे में पूछना है।',
  chat: 'चैट',
};

/** Hindi. Awaits native review. */
export const offline: OfflineCopy = {
  title: 'अभी इंटरनेट नहीं चल रहा है',
  lead: 'फ़ोन करने के लिए इंटरनेट नहीं चाहिए। नाम बताना ज़रूरी नहीं।',
  again: 'इंटरनेट आने पर पेज फिर से खोलें।',
  centre: 'केंद्र',
};
