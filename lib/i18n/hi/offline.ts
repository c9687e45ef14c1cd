import type { OfflineCopy } from '@/lib/i18n/en/offline';

/** Hindi. Awaits native review. */
export const offline: OfflineCopy = {
  title: 'अभी इंटरनेट नहीं चल रहा है',
  lead: 'फ़ोन करने के लिए इंटरनेट नहीं चाहिए। नाम बताना ज़रूरी नहीं।',
  again: 'इंटरनेट आने पर पेज फिर से खोलें।',
  centre: 'केंद्र',
};
