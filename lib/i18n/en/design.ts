import { recovery } from './messages';

/** Words and samples of the page that shows every component (docs/DESIGN.md); visitors never see it. */
export const design = {
  metaTitle: 'Every component',
  title: 'Every component in every state',
  lead: 'For those who change the site. A picture of each part is kept and compared by the tests.',
  buttons: {
    title: 'Buttons',
    variants: ['primary', 'give', 'quiet', 'light', 'emergency', 'whatsapp'],
    disabled: 'Disabled',
    busy: 'Processing…',
    large: 'Large, with an icon',
    link: 'A link as a button',
  },
  text: {
    title: 'Headings and text',
    eyebrow: 'Eyebrow',
    lead: 'A lead says in one sentence what the part is about.',
    second: 'A second heading',
    third: 'A third heading',
    paragraph: 'A paragraph with ',
    link: 'a link',
    after: ' in it, wide enough to break over more than one line on a phone.',
    items: ['One thing', 'Another thing'],
  },
  fields: {
    title: 'Fields',
    empty: 'Empty',
    hint: 'A hint says what is expected.',
    filled: { label: 'Filled', value: 'Asha' },
    wrong: { label: 'Wrong', value: 'asha', error: 'Please enter your email address.' },
    lines: 'Several lines',
    placeholder: 'Enter your email',
    summary: 'Please check these fields',
  },
  tiles: { legend: 'Choose an amount', items: ['500', '1,000', '2,000'] },
  notices: {
    title: 'Notices',
    info: 'Something to know',
    done: 'It went',
    failed: 'It did not go',
    text: 'And what can be done now.',
  },
  states: {
    title: 'Loading, empty, failed',
    loading: 'Loading testimonials...',
    failed: 'Error loading testimonials: the server did not answer',
    ...recovery,
  },
  care: { title: 'Care cards' },
  windows: {
    title: 'Windows',
    dialog: 'Open the window',
    dialogTitle: 'A window',
    dialogText: 'Closed by its button, by Escape and by a press outside.',
    close: 'Close the window',
    lightbox: 'Open the pictures',
    pictures: 'Sample pictures',
    previous: 'Previous',
    next: 'Next',
    position: 'Image {number} of {count}: {title}',
  },
  scripts: { title: 'In other scripts' },
} as const;

export type DesignCopy = typeof design;
