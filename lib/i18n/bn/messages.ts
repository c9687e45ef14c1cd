import type { MessagesCopy, RecoveryCopy, TestimonialsCopy } from '@/lib/i18n/en/messages';

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
  accommodations: { loading: 'লোড হচ্ছে...', failed: 'থাকার ব্যবস্থার তথ্য লোড করতে সমস্যা হয়েছে।' },
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

/** Bengali. Awaits native review, like the strip below. */
export const recovery: RecoveryCopy = {
  again: 'আবার চেষ্টা করুন',
  call: 'আমাদের ফোনও করতে পারেন:',
};

export const testimonials: TestimonialsCopy = {
  title: 'নিজের মুখে',
  lead: 'যাঁরা আমাদের এখানে থেকেছেন তাঁরা, আর তাঁদের পরিবারের মানুষ, বলছেন কেমন ছিল দিনগুলি।',
  sampleLead: 'যে ভিডিওগুলিতে “নমুনা” লেখা আছে, সেগুলি শুধু দেখায় এই অংশটি কেমন হবে। সেগুলির মানুষেরা কাল্পনিক।',
  pause: 'চলন্ত সারি থামান',
  play: 'চলন্ত সারি চালান',
  strip: 'অভিজ্ঞতার কথা, ভিডিওতে',
  watch: 'দেখুন',
  player: 'ভিডিও প্লেয়ার',
  card: 'ভিডিও চালান, {name} যা বলছেন',
  close: 'ভিডিও বন্ধ করুন',
  loading: 'ভিডিও লোড হচ্ছে…',
  broken: 'দুঃখিত, এই ভিডিও এখানে চালানো যাচ্ছে না।',
  brokenCall: 'কেন্দ্রে দিন কেমন কাটে, আমরা ফোনে বলতে পারি:',
  provider: 'এই ভিডিও ইউটিউব চালায়। শুরু না হলে ফোন করে আমাদের জিজ্ঞাসা করুন:',
  openFilm: 'ভিডিওটি আলাদা করে খুলুন',
  silent: 'এই ভিডিওতে শব্দ নেই।',
  transcript: 'ভিডিওতে যা বলা হয়েছে',
};
