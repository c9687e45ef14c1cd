import type { OnboardingCopy } from '@/lib/i18n/en/onboarding';

/** Bengali in West Bengal spelling, polite, without a gender for either side. */
export const onboarding: OnboardingCopy = {
  readers: 'এখানে না জানালে এই চ্যাট কেউ পড়ছেন না। কর্মীরা পরে পড়তে পারেন।',
  hello: 'নমস্কার। এটি একটি স্বয়ংক্রিয় সহায়ক। চিকিৎসা ও ভর্তি নিয়ে এখানে প্রশ্ন করতে পারেন।',
  askName: 'আপনাকে কী নামে ডাকব?',
  askAge: 'আপনার বয়স কত?',
  askEmail: 'আপনার ইমেল ঠিকানা কী?',
  askPhone: 'আপনার ফোন নম্বর কত?',
  whyAsk: 'শুধু আপনার সঙ্গে যোগাযোগের জন্যই এটি ব্যবহার করা হবে।',
  errName: 'অনুগ্রহ করে আপনার নাম লিখুন।',
  errAge: 'অনুগ্রহ করে বয়স বছরে লিখুন, যেমন 34।',
  errEmail: 'ইমেল ঠিকানাটি একবার দেখে নিন। এটি name@example.com-এর মতো হবে।',
  errPhone: 'অনুগ্রহ করে 10 সংখ্যার মোবাইল নম্বর লিখুন। অন্য দেশের নম্বর + দিয়ে শুরু করুন।',
  skip: 'এড়িয়ে যান',
  under18: 'আপনি আমাদের সঙ্গে কথা বলতে পারেন। চাইল্ড হেল্পলাইন 1098-এও ফোন করতে পারেন।',
};
