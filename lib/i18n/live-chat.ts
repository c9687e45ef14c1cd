import type { Language } from './language';

type OfPerson = (name: string) => string;

/** What is said of people in a conversation. Hindi and Bengali await a native speaker's review. */
type LiveCopy = {
  /** A wish, where somebody of the centre is there to fulfil it. */
  person: string;
  /** What is noted while a person is asked for or there; `name`: their first name. */
  people: Record<
    'waiting' | 'joined' | 'transferred' | 'withdrawn' | 'left' | 'requeued' | 'lost' | 'missed',
    OfPerson
  > &
    Record<'nobody' | 'silent' | 'alone' | 'still', (name: string, phone: string) => string>;
  /** Before the answers of the script, while a person is looked for. */
  looking: string;
  /** Over the numbers to call, while a person is there: who it is, that they are silent, and the way back; what that is once they wrote; that one can be asked for; that they are typing; what each number in a line is for. */
  here: Record<'reads' | 'silent' | 'back' | 'wrote' | 'read' | 'types', OfPerson> &
    Record<'free' | 'numbers' | 'emergency' | 'teleManas' | 'women' | 'child', string>;
  /** On the way to a closed chat: who has come, or written how often. */
  news: { here: OfPerson; wrote: (name: string, count: number) => string };
  /** After words of danger went out: where somebody is there, and where not. */
  sent: Record<'there' | 'later', (days: number) => string>;
  /** Of what was pasted, with so many characters too many. */
  tooLong: (over: number) => string;
  /** After a person has left. */
  closing: Record<'question' | 'yes' | 'partly' | 'no' | 'skipped', string>;
};

/** Loaded apart from the rest of the assistant's words, once a conversation goes on. */
export const liveCopy: Readonly<Record<Language, LiveCopy>> = {
  en: {
    person: 'Talk to a person now',
    people: {
      waiting: () =>
        'We are looking for a counsellor. Please stay here; you can go on writing meanwhile. In danger, call 112 now.',
      still: (_, phone) =>
        `We are still looking for somebody. You can also call us: ${phone}. In danger, call 112 now; Tele-MANAS 14416 answers day and night.`,
      joined: (name) => `${name}, a counsellor of the centre, is here now and reads what you write.`,
      transferred: (name) =>
        `${name} is being asked to go on with you. Until then everything stays as it is.`,
      withdrawn: (name) => `${name} stays and goes on with you.`,
      left: (name) => `${name} has left the conversation. This chat answers automatically again.`,
      requeued: (name) =>
        `${name} has left the conversation. You are in the queue again; we are looking for somebody. In danger, call 112 now.`,
      lost: (name) =>
        `The connection with ${name} was lost. You are in the queue again; we are looking for somebody. In danger, call 112 now.`,
      missed: (name) => `${name} cannot come just now. Whoever has been writing with you stays here.`,
      nobody: (_name, phone) =>
        `Nobody is free right now. Please call us${phone && `: ${phone}`}, or leave your number here and we call you. In danger, call 112; Tele-MANAS 14416 answers day and night.`,
      silent: (name, phone) =>
        `${name} has not answered for some minutes. Other counsellors of the centre see that you are waiting. You can go on writing here, or call us: ${phone}. In danger, call 112 now; Tele-MANAS 14416 answers day and night.`,
      alone: (name, phone) =>
        `${name} has not answered for some minutes, and no other counsellor is here now. What you write stays here for the centre. You can also call us: ${phone}. In danger, call 112 now; Tele-MANAS 14416 answers day and night.`,
    },
    looking:
      'We are looking for a counsellor for you. Please stay here. In danger, call 112; Tele-MANAS 14416 answers day and night.',
    here: {
      reads: (name) => `${name} is here and reads along.`,
      silent: (name) => `${name} has not answered for some minutes.`,
      back: (name) => `Go on writing with ${name}`,
      wrote: (name) => `${name} wrote to you.`,
      read: (name) => `Read what ${name} wrote`,
      types: (name) => `${name} is typing`,
      free: 'A counsellor of the centre can be with you here now.',
      numbers: 'Show the numbers',
      emergency: 'Emergency',
      teleManas: 'Tele-MANAS',
      women: 'Women',
      child: 'Children',
    },
    news: { here: (name) => `${name} is here`, wrote: (name, count) => `${name} wrote (${count})` },
    sent: {
      there: (days) =>
        `Sent. The centre’s staff have been alerted. In danger, call 112 now. This chat is deleted after ${days} days.`,
      later: (days) =>
        `Sent, and marked as urgent for the centre’s staff, but they may read it only later. In danger, call 112 now. This chat is deleted after ${days} days.`,
    },
    tooLong: (over) =>
      `What you pasted is ${over} characters too long for one message, so nothing of it was added. Please paste it in parts: at most 10,000 characters fit into one.`,
    closing: { question: 'Did talking help?', yes: 'Yes', partly: 'A little', no: 'No', skipped: 'Skip' },
  },
  hi: {
    person: 'अभी किसी व्यक्ति से बात करें',
    people: {
      waiting: () =>
        'हम आपके लिए काउंसलर ढूँढ रहे हैं। यहीं रहें; तब तक आप लिखते रह सकते हैं। खतरा हो तो अभी 112 पर फ़ोन करें।',
      still: (_, phone) =>
        `हम अब भी किसी को ढूँढ रहे हैं। आप हमें फ़ोन भी कर सकते हैं: ${phone}। खतरा हो तो अभी 112 पर फ़ोन करें; टेली-मानस 14416 दिन-रात चालू है।`,
      joined: (name) => `${name} अब यहाँ हैं। वे केंद्र में काउंसलर हैं और आपका लिखा पढ़ रहे हैं।`,
      transferred: (name) => `${name} से कहा गया है कि वे आगे आपसे बात करें। तब तक सब पहले जैसा है।`,
      withdrawn: (name) => `${name} यहीं हैं और आपसे बात जारी रखेंगे।`,
      left: (name) => `${name} अब बातचीत में नहीं हैं। यह चैट फिर अपने-आप जवाब देती है।`,
      requeued: (name) =>
        `${name} अब बातचीत में नहीं हैं। आप फिर कतार में हैं; हम किसी को ढूँढ रहे हैं। खतरा हो तो अभी 112 पर फ़ोन करें।`,
      lost: (name) =>
        `${name} से संपर्क टूट गया। आप फिर कतार में हैं; हम किसी को ढूँढ रहे हैं। खतरा हो तो अभी 112 पर फ़ोन करें।`,
      missed: (name) => `${name} अभी नहीं आ सकते। जो आपसे बात कर रहे थे, वे यहीं हैं।`,
      nobody: (_name, phone) =>
        `इस समय कोई उपलब्ध नहीं है। हमें फ़ोन करें${phone && `: ${phone}`}, या अपना नंबर यहाँ लिखें, हम आपको फ़ोन करेंगे। खतरा हो तो 112 पर फ़ोन करें; टेली-मानस 14416 दिन-रात चालू है।`,
      silent: (name, phone) =>
        `${name} ने कुछ मिनट से जवाब नहीं दिया है। केंद्र के दूसरे काउंसलर देख सकते हैं कि आप जवाब के इंतज़ार में हैं। आप यहाँ लिखते रह सकते हैं, या हमें फ़ोन करें: ${phone}। खतरा हो तो अभी 112 पर फ़ोन करें; टेली-मानस 14416 दिन-रात चालू है।`,
      alone: (name, phone) =>
        `${name} ने कुछ मिनट से जवाब नहीं दिया है, और इस समय कोई दूसरा काउंसलर यहाँ नहीं है। आपका लिखा केंद्र के लिए यहाँ रहता है। आप हमें फ़ोन भी कर सकते हैं: ${phone}। खतरा हो तो अभी 112 पर फ़ोन करें; टेली-मानस 14416 दिन-रात चालू है।`,
    },
    looking: 'हम आपके लिए काउंसलर ढूँढ रहे हैं। यहीं रहें। खतरा हो तो 112 पर फ़ोन करें; टेली-मानस 14416 दिन-रात चालू है।',
    here: {
      reads: (name) => `${name} यहाँ हैं और आपका लिखा पढ़ रहे हैं।`,
      silent: (name) => `${name} ने कुछ मिनट से जवाब नहीं दिया है।`,
      back: (name) => `${name} से लिखकर बात जारी रखें`,
      wrote: (name) => `${name} ने आपको लिखा है।`,
      read: (name) => `${name} का लिखा पढ़ें`,
      types: (name) => `${name} लिख रहे हैं`,
      free: 'केंद्र के काउंसलर अभी यहाँ आपसे बात कर सकते हैं।',
      numbers: 'फ़ोन नंबर दिखाएँ',
      emergency: 'आपात सेवा',
      teleManas: 'टेली-मानस',
      women: 'महिलाएँ',
      child: 'बच्चे',
    },
    news: { here: (name) => `${name} यहाँ हैं`, wrote: (name, count) => `${name} ने लिखा (${count})` },
    sent: {
      there: (days) =>
        `भेज दिया गया। केंद्र के लोगों को सूचना दे दी गई है। खतरा हो तो अभी 112 पर फ़ोन करें। यह चैट ${days} दिन बाद मिटा दी जाती है।`,
      later: (days) =>
        `भेज दिया गया और केंद्र के लोगों के लिए ज़रूरी बताया गया है, पर हो सकता है वे इसे बाद में पढ़ें। खतरा हो तो अभी 112 पर फ़ोन करें। यह चैट ${days} दिन बाद मिटा दी जाती है।`,
    },
    tooLong: (over) =>
      `आपने जो चिपकाया, वह एक संदेश के लिए ${over} अक्षर ज़्यादा है, इसलिए उसका कुछ भी नहीं जोड़ा गया। उसे हिस्सों में चिपकाएँ: एक संदेश में 10,000 अक्षर तक आते हैं।`,
    closing: { question: 'क्या बात करने से मदद मिली?', yes: 'हाँ', partly: 'थोड़ी', no: 'नहीं', skipped: 'छोड़ें' },
  },
  bn: {
    person: 'এখনই একজন মানুষের সঙ্গে কথা বলুন',
    people: {
      waiting: () =>
        'আমরা আপনার জন্য একজন কাউন্সেলর খুঁজছি। এখানেই থাকুন; ততক্ষণ লিখতে পারেন। বিপদ হলে এখনই 112 নম্বরে ফোন করুন।',
      still: (_, phone) =>
        `আমরা এখনও কাউকে খুঁজছি। আমাদের ফোনও করতে পারেন: ${phone}। বিপদ হলে এখনই 112 নম্বরে ফোন করুন; টেলি-মানস 14416 দিনরাত খোলা।`,
      joined: (name) => `${name} এখন এখানে আছেন। তিনি কেন্দ্রের কাউন্সেলর, আপনার লেখা পড়ছেন।`,
      transferred: (name) => `${name}-কে আপনার সঙ্গে কথা চালিয়ে যেতে বলা হয়েছে। ততক্ষণ সব আগের মতোই।`,
      withdrawn: (name) => `${name} এখানেই আছেন, আপনার সঙ্গে কথা চালিয়ে যাবেন।`,
      left: (name) => `${name} আর কথোপকথনে নেই। এই চ্যাট আবার নিজে থেকে উত্তর দিচ্ছে।`,
      requeued: (name) =>
        `${name} আর কথোপকথনে নেই। আপনি আবার অপেক্ষার সারিতে আছেন; আমরা কাউকে খুঁজছি। বিপদ হলে এখনই 112 নম্বরে ফোন করুন।`,
      lost: (name) =>
        `${name}-এর সঙ্গে সংযোগ কেটে গেছে। আপনি আবার অপেক্ষার সারিতে আছেন; আমরা কাউকে খুঁজছি। বিপদ হলে এখনই 112 নম্বরে ফোন করুন।`,
      missed: (name) => `${name} এখন আসতে পারছেন না। যিনি আপনার সঙ্গে কথা বলছিলেন, তিনি এখানেই আছেন।`,
      nobody: (_name, phone) =>
        `এই মুহূর্তে কেউ নেই। আমাদের ফোন করুন${phone && `: ${phone}`}, অথবা এখানে আপনার নম্বর লিখুন, আমরা ফোন করব। বিপদ হলে 112 নম্বরে ফোন করুন; টেলি-মানস 14416 দিনরাত খোলা।`,
      silent: (name, phone) =>
        `${name} কয়েক মিনিট উত্তর দেননি। কেন্দ্রের অন্য কাউন্সেলররা দেখতে পাচ্ছেন যে আপনি অপেক্ষায় আছেন। এখানে লিখতে থাকতে পারেন, অথবা আমাদের ফোন করুন: ${phone}। বিপদ হলে এখনই 112 নম্বরে ফোন করুন; টেলি-মানস 14416 দিনরাত খোলা।`,
      alone: (name, phone) =>
        `${name} কয়েক মিনিট উত্তর দেননি, আর এই মুহূর্তে অন্য কোনো কাউন্সেলর এখানে নেই। আপনার লেখা কেন্দ্রের জন্য এখানে থাকছে। আমাদের ফোনও করতে পারেন: ${phone}। বিপদ হলে এখনই 112 নম্বরে ফোন করুন; টেলি-মানস 14416 দিনরাত খোলা।`,
    },
    looking:
      'আমরা আপনার জন্য একজন কাউন্সেলর খুঁজছি। এখানেই থাকুন। বিপদ হলে 112 নম্বরে ফোন করুন; টেলি-মানস 14416 দিনরাত খোলা।',
    here: {
      reads: (name) => `${name} এখানে আছেন, আপনার লেখা পড়ছেন।`,
      silent: (name) => `${name} কয়েক মিনিট উত্তর দেননি।`,
      back: (name) => `${name}-এর সঙ্গে লিখতে থাকুন`,
      wrote: (name) => `${name} আপনাকে লিখেছেন।`,
      read: (name) => `${name}-এর লেখা পড়ুন`,
      types: (name) => `${name} লিখছেন`,
      free: 'কেন্দ্রের একজন কাউন্সেলর এখনই এখানে আপনার সঙ্গে কথা বলতে পারেন।',
      numbers: 'ফোন নম্বর দেখুন',
      emergency: 'জরুরি',
      teleManas: 'টেলি-মানস',
      women: 'মহিলা',
      child: 'শিশু',
    },
    news: { here: (name) => `${name} এখানে আছেন`, wrote: (name, count) => `${name} লিখেছেন (${count})` },
    sent: {
      there: (days) =>
        `পাঠানো হয়েছে। কেন্দ্রের কর্মীদের জানানো হয়েছে। বিপদ হলে এখনই 112 নম্বরে ফোন করুন। এই চ্যাট ${days} দিন পরে মুছে ফেলা হয়।`,
      later: (days) =>
        `পাঠানো হয়েছে, কেন্দ্রের কর্মীদের জন্য জরুরি বলে চিহ্নিত, তবে তাঁরা হয়তো পরে পড়বেন। বিপদ হলে এখনই 112 নম্বরে ফোন করুন। এই চ্যাট ${days} দিন পরে মুছে ফেলা হয়।`,
    },
    tooLong: (over) =>
      `আপনি যা পেস্ট করেছেন তা একটি বার্তার জন্য ${over} অক্ষর বেশি, তাই তার কিছুই যোগ হয়নি। ভাগে ভাগে পেস্ট করুন: একটি বার্তায় 10,000 অক্ষর পর্যন্ত ধরে।`,
    closing: { question: 'কথা বলে কি সাহায্য হয়েছে?', yes: 'হ্যাঁ', partly: 'কিছুটা', no: 'না', skipped: 'এড়িয়ে যান' },
  },
};
