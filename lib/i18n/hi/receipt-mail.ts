import type { ReceiptMailCopy } from '@/lib/i18n/en/receipt-mail';

/** Hindi. Awaits native review. */
export const receiptMail: ReceiptMailCopy = {
  subject: '{trust}: रसीद {number}',
  dear: 'नमस्ते {name},',
  thanks: '{date} को दिए गए {amount} के दान के लिए आपका धन्यवाद।',
  number: 'रसीद संख्या: {number}',
  link: 'आपकी रसीद, पढ़ने, प्रिंट करने या सहेजने के लिए:',
  questions: 'कोई सवाल? कृपया {phone} पर फ़ोन करें।',
  partBack: 'इसमें से {back} बाद में लौटाए गए हैं; {rest} बाकी है।',
  allBack: 'पूरी राशि बाद में लौटा दी गई है। यह रसीद अब मान्य नहीं है।',
  refund: {
    corrected: '{trust}: सुधारी गई रसीद {number}',
    cancelled: '{trust}: रसीद {number} रद्द',
    withoutReceipt: '{trust}: आपके भुगतान के बारे में',
    part: '{date} को दिए गए {amount} के दान में से हमने {back} लौटा दिए हैं; {rest} बाकी है।',
    all: '{date} को दिया गया {amount} का आपका दान हमने लौटा दिया है।',
    way: 'जिस तरीके से आपने भुगतान किया था, पैसा उसी से लौटता है, अक्सर एक हफ़्ते के अंदर।',
    link: 'आपकी सुधारी गई रसीद, पढ़ने, प्रिंट करने या सहेजने के लिए:',
    page: 'आपके दान का पेज:',
  },
};
