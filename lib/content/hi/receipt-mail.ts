import type { ReceiptMailCopy } from '../en/receipt-mail';

/** Hindi. Awaits native review. */
export const receiptMail: ReceiptMailCopy = {
  subject: '{trust}: रसीद {number}',
  dear: 'नमस्ते {name},',
  thanks: '{date} को दिए गए {amount} के दान के लिए आपका धन्यवाद।',
  number: 'रसीद संख्या: {number}',
  link: 'आपकी रसीद, पढ़ने, प्रिंट करने या सहेजने के लिए:',
  questions: 'कोई सवाल? कृपया {phone} पर फ़ोन करें।',
};
