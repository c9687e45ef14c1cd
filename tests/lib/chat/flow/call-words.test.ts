import { asksOfCall, nameIn, refusedCall } from '@/lib/chat/flow/call-words';

describe('a call that is wanted no more', () => {
  it.each([
    'rehne dijiye, call mat kijiye',
    'फोन मत कीजिएगा, रहने दीजिए',
    'फोन कैंसिल कर दीजिए',
    'अब फोन की जरूरत नहीं है',
    'फ़ोन की ज़रूरत नहीं',
    'ab phone ki zaroorat nahi',
    'phone nahi chahiye ab',
    'mujhe call mat karna',
    'मुझे फोन नहीं चाहिए',
    'please don’t call, my husband will be home',
    "on second thoughts please don't call, my husband will be home tonight",
    'dont call me my husband will be home in the evening',
    'i dont want you to call me',
    'I no longer need a call, do not ring please',
    'no need to call any more',
    'can you cancel the call?',
    'sorry please cancel the call',
    'cancel',
    'call batil korun',
    'thak, phone korte hobe na',
    'phone korar dorkar nei',
    'ফোন করবেন না প্লিজ',
    'আর ফোনের দরকার নেই',
    'ফোনটা বাতিল করে দিন',
    'pati ghar pe hain, call mat kijiye',
  ])('is taken back by %s', (words) => expect(refusedCall(words)).toBe('all'));

  it.each([
    'dont call after 6',
    "please don't call me at work in the morning",
    'raat ko call mat karna',
    'sokale phone korben na',
    'दिन में फोन मत कीजिए',
  ])('is only not wanted then: %s', (words) => expect(refusedCall(words)).toBe('then'));

  it.each([
    'dont call my husband',
    'pati ko phone mat karna',
    'borke phone korben na',
    'apne call nahi kiya',
    'phone koi nahi uthata',
    'why did you not call',
    'so is it cancelled?',
    'cancel my admission',
    'i do not know when you will call',
    'dont say who is calling',
    'call me at 7 instead',
    'আপনারা ফোন করলেন না',
    'i have no phone',
  ])('is not spoken of in %s', (words) => expect(refusedCall(words)).toBeNull());
});

describe('whether a call comes', () => {
  it.each([
    'when will you call',
    'so is it cancelled?',
    'its night now will u really call',
    'kab phone karenge',
    'phone aayega na',
    'কখন ফোন করবেন',
    'ফোন আসবে তো',
    'call cancel ho gaya kya',
    'is my call booked',
  ])('is asked by %s', (words) => expect(asksOfCall(words)).toBe(true));

  it.each([
    'which number will you call from',
    'who will call me, a doctor?',
    'when can i call you',
    'will you call my husband',
    'do u record the calls',
    'number dile bar bar phone korben na to',
  ])('is not asked by %s', (words) => expect(asksOfCall(words)).toBe(false));
});

describe('a name', () => {
  it.each([
    ['my name is Rohan', 'Rohan', ''],
    ['mera naam Anil hai', 'Anil', ''],
    ['नाम सुमिता', 'सुमिता', ''],
    ['নাম সুমিতা', 'সুমিতা', ''],
    ['मेरा नाम सुनीता है', 'सुनीता', ''],
    ['আমার নাম রিনা দাস', 'রিনা দাস', ''],
    ['amar nam rina', 'Rina', ''],
    ['my name is Rohan Das, call me at 7', 'Rohan Das', 'call me at 7'],
    ['my name is Asha and number is 9830011223', 'Asha', 'number is 9830011223'],
  ])('is read from %s', (words, name, rest) => {
    expect(nameIn(words)).toEqual({ name, rest });
  });

  it.each([
    'amar nam bolbo na',
    'naam nahi bataunga',
    'i dont want to say my name',
    'নাম লাগবে না',
    'naam kya hai',
  ])('is none in %s', (words) => expect(nameIn(words)).toBeNull());
});
