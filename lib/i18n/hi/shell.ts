import { routes } from '@/lib/config/routes';
import type { ShellCopy } from '@/lib/i18n/en/shell';
import { localPath } from '@/lib/i18n/language';

const path = (english: string) => localPath('hi', english);

export const shell: ShellCopy = {
  skip: 'सीधे मुख्य बात पर जाएँ',
  getHelp: 'अभी मदद लें!',
  call: 'हमें फ़ोन करें',
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
      { label: 'सबके लिए आसान पहुँच', href: path(routes.accessibility) },
    ],
    helpTitle: 'अगर अभी मदद चाहिए',
    helpLead: 'कोई खतरे में हो या जगाने पर न जागे, तो पहले 112 पर फ़ोन करें।',
  },
  newsletter: {
    title: 'हमारा न्यूज़लेटर पाएँ',
    label: 'आपका ईमेल',
    placeholder: 'अपना ईमेल लिखें',
    action: 'सब्सक्राइब करें',
    honest:
      'हमारा न्यूज़लेटर अभी शुरू नहीं हुआ है, इसलिए कुछ भेजा नहीं गया और आपका ईमेल पता भी नहीं रखा गया। हमें लिखें, शुरू होने पर हम आपको बताएँगे।',
  },
};
