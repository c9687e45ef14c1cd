import type { CommonCopy } from '@/lib/i18n/en/common';

export const common: CommonCopy = {
  navigation: 'मुख्य',
  onPhone: '{phone} पर',
  call: 'फ़ोन करें: {phone}',
  newTab: '(नए टैब में खुलेगा)',
  error: 'गड़बड़ी:',
  field: {
    hidden: 'इसमें कोई छिपा हुआ अक्षर है। कृपया इसे मिटाकर फिर से लिखें।',
    long: 'यह बहुत लंबा है। कृपया छोटा करके लिखें।',
  },
  leaveEmpty: 'इसे खाली छोड़ दें',
  copyright: '© {year} {name}, {trust} की एक इकाई।',
  registration: 'पंजीकरण: {number}',
  legal: { updated: 'पिछली बार बदला गया: {date}', contents: 'इस पेज पर' },
};
