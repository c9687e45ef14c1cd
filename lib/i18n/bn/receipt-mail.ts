import type { ReceiptMailCopy } from '@/lib/i18n/en/receipt-mail';

/** Bengali. Awaits native review. */
export const receiptMail: ReceiptMailCopy = {
  subject: '{trust}: রসিদ {number}',
  dear: 'নমস্কার {name},',
  thanks: '{date} তারিখে {amount} দানের জন্য আপনাকে ধন্যবাদ।',
  number: 'রসিদ নম্বর: {number}',
  link: 'আপনার রসিদ, পড়তে, প্রিন্ট করতে বা রেখে দিতে:',
  questions: 'কোনও প্রশ্ন? অনুগ্রহ করে {phone} নম্বরে ফোন করুন।',
  partBack: 'এর মধ্যে {back} পরে ফেরত দেওয়া হয়েছে; {rest} রয়েছে।',
  allBack: 'পুরো টাকা পরে ফেরত দেওয়া হয়েছে। এই রসিদ আর বৈধ নয়।',
  refund: {
    corrected: '{trust}: সংশোধিত রসিদ {number}',
    cancelled: '{trust}: রসিদ {number} বাতিল',
    withoutReceipt: '{trust}: আপনার পেমেন্ট সম্পর্কে',
    part: '{date} তারিখে দেওয়া {amount} দানের মধ্যে {back} আমরা ফেরত দিয়েছি; {rest} রয়েছে।',
    all: '{date} তারিখে দেওয়া আপনার {amount} দান আমরা ফেরত দিয়েছি।',
    way: 'যেভাবে টাকা দিয়েছিলেন সেভাবেই ফেরত আসবে, সাধারণত এক সপ্তাহের মধ্যে।',
    link: 'আপনার সংশোধিত রসিদ, পড়তে, প্রিন্ট করতে বা রেখে দিতে:',
    page: 'আপনার দানের পাতা:',
  },
};
