/** English words for what is wrong with a field: on the wire, and on the English pages. */
export const fieldMessages = {
  hidden: 'There is a hidden character in this. Please clear it and type it again.',
  long: 'This is too long. Please shorten it.',
} as const;

/** Exact texts of spec §5, for fields left empty. */
export const donorMessages = {
  fullName: 'Please enter your full name.',
  email: 'Please enter your email address.',
  mobile: 'Please enter your mobile number.',
  panCard: 'Please enter your PAN card number.',
  address: 'Please enter your address.',
} as const;

/** For what was typed and is none (contract §11.3). */
export const donorFormats = {
  fullName: 'Please write your name in letters.',
  email: 'Please enter one email address, such as name@example.com.',
  mobile:
    'Please enter a ten-digit Indian mobile number, or + and the country code before a number from abroad.',
  panCard:
    'Please check the PAN. It has five letters (the fourth is P for a person), four digits and a letter, such as ABCPE1234F.',
} as const;

/** Of the contact form, for a field that is empty or no such thing. */
export const contactMessages = {
  fullname: 'Please enter your name.',
  email: 'Please enter an email address such as name@example.com.',
  phone: 'This is not a phone number. Please check it, or leave this empty.',
  address: 'Please shorten the address.',
  message: 'Please write your message.',
} as const;

/** Of a request for a call, for a field that is empty or no such thing. */
export const callbackMessages = {
  name: 'Please write your name in letters, or leave this empty.',
  phone: 'Please enter a phone number that we can call, with its code, such as 98300 12345 or 033 2334 5678.',
  say: 'Please shorten this.',
  when: 'We are closed then, or that time has passed. Please choose another.',
} as const;
