import { routes } from '@/lib/config/routes';
import type { FaqStayCopy } from '@/lib/i18n/en/faq-house';

/** The questions of `faq.ts` on the rules of the house. Bengali. Awaits native review. */
export const visiting: FaqStayCopy['visiting'] = {
  id: 'visiting',
  title: 'দেখা করা',
  questions: [
    {
      question: 'ঠিক করার আগে কি কেন্দ্রটি দেখা যায়?',
      answer: ['হ্যাঁ। ফোন করুন, একটা নিরিবিলি সময় ঠিক করে নেব।'],
      link: { label: 'ঘরগুলির ছবি', href: routes.accommodation },
    },
    {
      question: 'পরিবার কখন দেখা করতে পারে?',
      answer: [
        'দিন ও সময় ভর্তির আগেই জানিয়ে দিই। বেরোনোর আগে ফোন করে জেনে নিন, উনি ফাঁকা আছেন কি না আর দেখা করতে চান কি না।',
      ],
    },
    {
      question: 'বাচ্চারা কি আসতে পারে?',
      answer: ['আগে জিজ্ঞাসা করে নিন। বাচ্চার পক্ষে ভালো এমন সময় ও জায়গা আমরা ঠিক করব। সঙ্গে বড় কেউ একজন থাকতেই হবে।'],
      link: { label: 'বাচ্চাদের সঙ্গে এ নিয়ে কীভাবে কথা বলবেন', href: routes.story('talking-with-children') },
    },
  ],
};

export const bring: FaqStayCopy['bring'] = {
  id: 'what-to-bring',
  title: 'সঙ্গে কী আনবেন',
  questions: [
    {
      question: 'কী কী গুছিয়ে নেব?',
      answer: [
        'দু’সপ্তাহের আরামের জামাকাপড়, আপনার ওষুধ, যেটি যে প্যাকেটের তাতেই, রিপোর্ট থাকলে রিপোর্ট, ছবিওয়ালা পরিচয়পত্র, আর নিজের কোনও জিনিস। কিছু না থাকলে একসঙ্গে ব্যবস্থা করে নেব।',
      ],
      link: { label: 'পুরো তালিকা', href: `${routes.accommodation}#what-to-bring` },
    },
    {
      question: 'কী বাড়িতে রেখে আসব?',
      answer: ['মদ ও অন্য নেশার জিনিস, গয়না ও অনেক টাকা, আর যে ওষুধ ডাক্তার আপনার জন্য লেখেননি।'],
    },
  ],
};

export const phones: FaqStayCopy['phones'] = {
  id: 'phones',
  title: 'ফোন',
  questions: [
    {
      question: 'নিজের ফোন কি কাছে রাখতে পারব?',
      answer: [
        'এটা সাধারণত চিকিৎসার কোন সপ্তাহ তার উপর নির্ভর করে; অনেক কেন্দ্র প্রথম ক’দিন নিরিবিলি রাখতে বলে। আমাদের জিজ্ঞাসা করে নিন: ফোন কোথায় থাকে, বাড়িতে কখন কথা বলা যায়, আর বাড়ির লোক কোন নম্বরে ফোন করবেন।',
      ],
    },
    {
      question: 'পরিবার কি আমার সঙ্গে যোগাযোগ করতে পারবে?',
      answer: [
        'আপনার পরিবার সব সময়ই কেন্দ্রে ফোন করতে পারে। যাঁর চিকিৎসা চলছে, আইন তাঁকে লোকের সঙ্গে দেখা করার ও ফোনে কথা বলার অধিকার দেয়; এখানে তার ব্যবস্থা কেমন, আমাদের জিজ্ঞাসা করুন।',
      ],
    },
  ],
};
