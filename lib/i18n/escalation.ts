import type { Language } from './language';

type Letter = {
  urgent: string;
  message: string;
  callback: string;
  chat: string;
  /** Before the address. */
  open: string;
};

/** The mail about what nobody has claimed, in the languages of the people of the console. It names nobody. */
export const escalationCopy: Readonly<Record<Language, Letter>> = {
  en: {
    urgent: 'urgent: ',
    message: 'a message that nobody has claimed',
    callback: 'a request for a call that nobody has claimed',
    chat: 'a conversation that nobody has claimed',
    open: 'Open it after you have signed in:',
  },
  hi: {
    urgent: 'ज़रूरी: ',
    message: 'एक संदेश, जिसे किसी ने नहीं लिया है',
    callback: 'फ़ोन का एक अनुरोध, जिसे किसी ने नहीं लिया है',
    chat: 'एक बातचीत, जिसे किसी ने नहीं लिया है',
    open: 'साइन इन करके इसे खोलिए:',
  },
  bn: {
    urgent: 'জরুরি: ',
    message: 'একটি বার্তা, যা কেউ নেননি',
    callback: 'ফোনের একটি অনুরোধ, যা কেউ নেননি',
    chat: 'একটি কথোপকথন, যা কেউ নেননি',
    open: 'সাইন ইন করে এটি খুলুন:',
  },
};
