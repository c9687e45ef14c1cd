import type { MessagesCopy } from '@/lib/i18n/en/messages';

/** Faithful renderings of the documents' English texts; no official Bengali ones exist. */
export const messages: MessagesCopy = {
  testimonials: {
    loading: 'অভিজ্ঞতার কথা লোড হচ্ছে...',
    empty: 'কোনও অভিজ্ঞতার কথা পাওয়া যায়নি।',
    failed: 'অভিজ্ঞতার কথা লোড করতে সমস্যা হয়েছে: {message}',
  },
  treatment: {
    loading: 'লোড হচ্ছে...',
    empty: 'চিকিৎসার কোনও তথ্য পাওয়া যায়নি।',
    failed: 'সমস্যা: {message}',
  },
  accommodations: {
    loading: 'লোড হচ্ছে...',
    failed: 'থাকার ব্যবস্থার তথ্য লোড করতে সমস্যা হয়েছে।',
  },
  blog: {
    loading: 'লোড হচ্ছে...',
    empty: 'কোনও ব্লগ পাওয়া যায়নি।',
    missing: 'ব্লগটি পাওয়া যায়নি',
    failed: 'সমস্যা: {message}',
  },
  contact: {
    submitting: 'পাঠানো হচ্ছে...',
    failed: 'ফর্ম পাঠানো যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
    done: 'আপনার ফর্ম ঠিকমতো পাঠানো হয়েছে!',
  },
  donate: {
    processing: 'কাজ চলছে...',
    noAmount: 'অনুগ্রহ করে একটি সঠিক পরিমাণ বেছে নিন বা লিখুন।',
    notLoaded: 'Razorpay এখনও লোড হয়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
    verificationFailed: 'পেমেন্ট যাচাই করা যায়নি। অনুগ্রহ করে আমাদের সঙ্গে যোগাযোগ করুন।',
    failed: 'পেমেন্ট হয়নি: {description}',
    unexpected: 'আপনার পেমেন্টের সময় একটি সমস্যা হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন।',
    done: 'পেমেন্ট সফল হয়েছে! আপনার দানের জন্য ধন্যবাদ।',
  },
};
