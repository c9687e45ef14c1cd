import type { LanguageCopy } from '@/lib/i18n/en/language';

export const language: LanguageCopy = {
  label: 'भाषा',
  inEnglish: '(अंग्रेज़ी में)',
  instead: {
    stories: 'हमारी कहानियाँ पढ़ें (अंग्रेज़ी\u00a0में)',
    testimonials: 'लोगों के अनुभव उन्हीं से सुनें (अंग्रेज़ी\u00a0में)',
    tiles: 'हमारे सभी इलाज देखें (अंग्रेज़ी\u00a0में)',
    policy: 'पूरी निजता नीति पढ़ें (अंग्रेज़ी\u00a0में)',
  },
};
