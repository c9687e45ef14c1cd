/** The form of lists and facts in the staff console. */
export const staffFields = {
  list: 'Entries',
  entry: (position: number, title: string) =>
    title === '' ? `${position}. New entry` : `${position}. ${title}`,
  add: 'Add an entry',
  addField: (label: string) => `Add: ${label}`,
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  moved: (position: number, count: number) => `Moved to position ${position} of ${count}.`,
  removed: 'Removed.',
  undo: 'Put it back',
  hours: {
    read: (words: string) => `Visitors read: ${words}. Calls back are promised within these hours.`,
    words: 'Visitors read this as it stands',
    wordsMean:
      'Visitors are promised no time for a call back. “Talk to a person” is offered at any hour as long as somebody has the console open; shifts do not count. To set hours, write days and times such as Mo-Sa 08:00-20:00; Su 09:00-13:00.',
  },
  price: (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`,
  /** A price that changes by more than half. */
  steep: (before: number, now: number) =>
    `${staffFields.price(before)} to ${staffFields.price(now)}: ${shareOf(now / before)}. Is this right?`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  optional: (label: string) => `${label} (optional)`,
  none: 'Not chosen',
  now: (text: string) => `The site shows now: ${text}`,
  own: 'What the site comes with',
  ownHint: 'Visitors see these as long as you change nothing.',
  change: 'Change this one',
  otherForm: 'This form cannot show this part. Please change it as plain text.',
  picture: 'Choose a picture',
  englishAlone: (languages: readonly string[]) =>
    `The English has changed, and ${languages.join(' and ')} still ${languages.length === 1 ? 'says' : 'say'} what stood there before.`,
  /** Of a change that waits. */
  from: 'Now',
  to: 'Will be',
  nothing: 'nothing',
} as const;

const shares = {
  2: 'half',
  3: 'a third',
  4: 'a quarter',
  5: 'a fifth',
  10: 'a tenth',
  20: 'a twentieth',
  100: 'a hundredth',
};

/** A part of what was there, or so many times as much. */
function shareOf(share: number): string {
  if (share === 0) return 'nothing';
  if (share > 1) return `about ${Math.round(share * 10) / 10} times as much`;
  const farFrom = (part: string) => Math.abs(Math.log(share * Number(part)));
  const [nearest] = Object.entries(shares).toSorted(([a], [b]) => farFrom(a) - farFrom(b));
  return `about ${nearest?.[1]}`;
}

/** Of a mistake as the file's check words it: the first that fits. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/^.*(?:is missing|must not be empty|received undefined|name of its file).*$/, 'Please fill this in.'],
  [/^expected words in every.*$/, 'Please write this in all three languages.'],
  [/^expected words.*$/, 'Please write this, at least in English.'],
  [
    /^(?:expected (?:at least one|a list)|no consent|Too small: expected array).*$/,
    'Please add at least one.',
  ],
  [/^Too small.*>=(\d+).*$/, 'Please write $1 or more.'],
  [/^Too big.*<=(\d+).*$/, 'Please write $1 or less.'],
  [/^.*received string.*$/, 'Please write a number.'],
  [/^Invalid.*$/, 'Please fill this in.'],
  [/^no (Hindi|Bengali) in .*$/, 'Please write this in $1.'],
  [/^is too long$/, 'Please shorten this.'],
  [/^unknown key "(.*?)";.*$/, 'The site does not know “$1”. It can be changed as plain text.'],
  [/^(?:expected|use) (.*?)\.?$/, 'Please write $1.'],
  [/^at most (.*)$/, 'Please write at most $1.'],
];

/** By the name in the file, or by `file name` or `group name`. */
const labels: Readonly<Record<string, string>> = {
  ...{ en: 'English', hi: 'Hindi', bn: 'Bengali', id: 'Number (each only once)' },
  ...{ by: 'Checked by', on: 'Checked on', address: 'Postal address', phone: 'Telephone', email: 'E-mail' },
  ...{ whatsapp: 'WhatsApp number', trust: 'Name of the trust', upi_id: 'UPI address' },
  call_back_minutes: 'We call back within (minutes)',
  registration_no: 'Registration number',
  grievance_contact: 'Who hears complaints',
  short_name: 'Short name, for phones',
  area: 'Part of the city',
  'site.json name': 'Name of the centre',
  'questions.json id': 'Last part of its web address',
  'questions.json group': 'Subject',
  'questions.json hidden': 'Leave this question out',
  'helplines.json use': 'When to call it',
  'helplines.json source': 'Web page where the number was found',
  'helplines.json checked': 'Last called or compared on',
  'helplines.json shown': 'Leave this line out of the lists',
  'trust.json sample': 'These are samples: leave them out of a public site',
  'trust.json figures': 'Results in figures, at the head of the page',
  'trust.json value': 'Figure',
  'trust.json text': 'What is in it, in a sentence or two',
  'trust.json checked': 'Last compared with the paper on',
  'trust.json document': 'Document: a web address, or a picture of the site',
  'costs.json days': 'Length of stay in days',
  'costs.json amount': 'Price for the whole stay, in rupees',
  'costs.json includes': 'What is included',
  'costs.json reduced': 'Who pays less, or nothing',
  'team.json title': 'What they do, with credentials',
  'team.json text': 'A sentence about their work',
  confirmed: 'Confirmed by the trust on',
  'giving.json amount': 'Amount',
  'giving.json text': 'What a gift of this size does',
  'accommodations.json type': 'What the picture shows',
  for_whom: 'For whom',
  how_long: 'When',
  link: 'Link',
  href: 'Page of this site',
  label: 'Words of the link',
  photo: 'Picture in place of the drawing',
  hero: 'Home: the river behind the title',
  doorway: 'Home: the open door',
  'ways-alcohol': 'Home: alcohol addiction treatment',
  'ways-counselling': 'Home: counselling',
  'ways-detox': 'Home and treatment: detoxification',
  'ways-more': 'Home: Learn More',
  'about-house': 'About: the house',
  help: 'Help now: the centre',
  file: 'File',
  alt: 'What the picture shows',
  consent: 'Consent of the people shown',
  'consent by': 'Who is in it and agreed, or who took it',
  date: 'Date',
  kept: 'How they agreed, and where that is stored',
  customer_name: 'Name',
  thumbnail_image: 'Picture',
  video_url: 'Film: a web address or a file',
  transcript: 'What is said in the film',
  silent: 'The film has no sound',
  'families.json languages': 'Languages spoken',
  dates: 'Next dates',
  'replies.json title': 'Name in the list of replies',
};

const hints: Readonly<Record<string, string>> = {
  opening_hours: 'Such as Mo-Sa 09:00-18:00; Su 09:00-13:00, or in words.',
  phone: 'With +91 or 0 before it.',
  'questions.json id': 'Small letters, digits and hyphens, such as visiting-hours.',
  answer: 'A blank line starts a new paragraph.',
  href: 'Such as /contact or /blog/coming-home.',
  'replies.json text': '{name} becomes the name of the person.',
  valid_until: 'After this day it is left out of the page.',
};

const last = (path: readonly (string | number)[]) => path.filter((one) => typeof one === 'string').slice(-2);

/** Of a value at a path of a file: its own text, else one for its name in any file. */
function textOf(texts: Readonly<Record<string, string>>, file: string, path: readonly (string | number)[]) {
  const [before, name = before ?? ''] = last(path);
  return texts[`${file} ${name}`] ?? texts[`${before} ${name}`] ?? texts[name];
}

/** What a field of a file is called; else its name in the file, as words. */
export function labelOf(file: string, path: readonly (string | number)[]): string {
  const name = String(last(path).at(-1) ?? '').replaceAll(/[_-]/g, ' ');
  return textOf(labels, file, path) ?? name.charAt(0).toUpperCase() + name.slice(1);
}
export const hintOf = (file: string, path: readonly (string | number)[]): string | undefined =>
  textOf(hints, file, path);

/** A mistake in plain words, without the name of its field. */
export function plainFault(message: string): string {
  const text = message.replace(/^"[^"]+"(?:: | (?=is missing$))/, '');
  const [pattern, instead] = plain.find(([one]) => one.test(text)) ?? [];
  const fault = pattern && instead ? text.replace(pattern, instead) : text;
  return fault.charAt(0).toUpperCase() + fault.slice(1);
}
