/** What the visitor reads and hears about an answer that comes, fails or is stopped. */
export type ConnectTexts = {
  /** Name of the button that stops the answer. */
  stop: string;
  retry: string;
  /** Before each of the following, where a part of the answer is there. */
  unfinished: string;
  stopped: string;
  offline: string;
  unreachable: string;
  busy: string;
  refused: string;
  timeout: string;
  interrupted: string;
  failed: string;
};

const en: ConnectTexts = {
  stop: 'Stop the answer',
  retry: 'Try again',
  unfinished: 'This answer is not finished.',
  stopped: 'You stopped the answer.',
  offline: 'You are offline. Your message is still here; try again when you are connected.',
  unreachable: 'The answer could not be fetched.',
  busy: 'There are too many questions at the moment. Please wait a little.',
  refused: 'Questions cannot be answered here at the moment.',
  timeout: 'The answer took too long.',
  interrupted: 'The connection ended before the answer did.',
  failed: 'Something went wrong with the answer.',
};

const hi: ConnectTexts = {
  stop: 'जवाब रोकें',
  retry: 'फिर से कोशिश करें',
  unfinished: 'यह जवाब अधूरा है।',
  stopped: 'आपने जवाब रोक दिया।',
  offline: 'आप ऑफ़लाइन हैं। आपका संदेश यहीं है; इंटरनेट जुड़ने पर फिर से कोशिश करें।',
  unreachable: 'जवाब नहीं मिल सका।',
  busy: 'इस समय बहुत सवाल आ रहे हैं। कृपया थोड़ा रुकें।',
  refused: 'इस समय यहाँ सवालों के जवाब नहीं दिए जा सकते।',
  timeout: 'जवाब आने में बहुत समय लग गया।',
  interrupted: 'जवाब पूरा होने से पहले संपर्क टूट गया।',
  failed: 'जवाब में कोई गड़बड़ी हो गई।',
};

const bn: ConnectTexts = {
  stop: 'উত্তর থামান',
  retry: 'আবার চেষ্টা করুন',
  unfinished: 'এই উত্তরটি অসম্পূর্ণ।',
  stopped: 'আপনি উত্তর থামিয়েছেন।',
  offline: 'আপনি অফলাইনে আছেন। আপনার বার্তা এখানেই আছে; ইন্টারনেট এলে আবার চেষ্টা করুন।',
  unreachable: 'উত্তর আনা যায়নি।',
  busy: 'এই মুহূর্তে অনেক প্রশ্ন আসছে। অনুগ্রহ করে একটু অপেক্ষা করুন।',
  refused: 'এই মুহূর্তে এখানে প্রশ্নের উত্তর দেওয়া যাচ্ছে না।',
  timeout: 'উত্তর আসতে খুব বেশি সময় লেগেছে।',
  interrupted: 'উত্তর শেষ হওয়ার আগেই সংযোগ বিচ্ছিন্ন হয়েছে।',
  failed: 'উত্তরে কোনও সমস্যা হয়েছে।',
};

const languages = new Map([
  ['en', en],
  ['hi', hi],
  ['bn', bn],
]);

/** The texts of a language, a site's own coming first; English where there are none. */
export function textsFor(language: string | undefined, own: Partial<ConnectTexts> = {}): ConnectTexts {
  const primary = (language ?? globalThis.document?.documentElement.lang ?? '').toLowerCase().split('-')[0];
  return { ...(languages.get(primary ?? '') ?? en), ...own };
}
