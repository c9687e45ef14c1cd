import type { QuickExitCopy } from '@/lib/i18n/en/quick-exit';

/** Hindi. Awaits native review. */
export const quickExit: QuickExitCopy = {
  label: 'यह पेज तुरंत छोड़ें',
  action: 'अभी छोड़ें',
  what: 'दूसरी वेबसाइट खुल जाएगी और इस फ़ोन या कंप्यूटर से चैट हट जाएगी।',
  honest: 'ब्राउज़र की हिस्ट्री में पहले के पेज फिर भी दिख सकते हैं।',
  keys: 'या Shift तीन बार दबाएँ।',
  more: 'यह पेज छोड़ने के लिए Shift {left} बार और दबाएँ।',
  once: 'यह पेज छोड़ने के लिए Shift एक बार और दबाएँ।',
  leaving: 'पेज बंद हो रहा है।',
};
