import type { ReceiptMailCopy } from '../en/receipt-mail';

/** Bengali. Awaits native review. */
export const receiptMail: ReceiptMailCopy = {
  subject: '{trust}: রসিদ {number}',
  dear: 'নমস্কার {name},',
  thanks: '{date} তারিখে {amount} দানের জন্য আপনাকে ধন্যবাদ।',
  number: 'রসিদ নম্বর: {number}',
  link: 'আপনার রসিদ, পড়তে, প্রিন্ট করতে বা রেখে দিতে:',
  questions: 'কোনও প্রশ্ন? অনুগ্রহ করে {phone} নম্বরে ফোন করুন।',
};
