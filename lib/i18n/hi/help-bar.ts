import type { HelpBarCopy } from '@/lib/i18n/en/help-bar';

/** Hindi. Awaits native review. */
export const helpBar: HelpBarCopy = {
  label: 'तुरंत मदद',
  call: 'फ़ोन करें',
  whatsapp: 'व्हाट्सऐप',
  newTab: '(नए टैब में खुलता है)',
  prefilled: 'नमस्ते, मुझे उपचार के बारे में पूछना है।',
  help: 'अभी मदद',
  chat: 'चैट',
};
