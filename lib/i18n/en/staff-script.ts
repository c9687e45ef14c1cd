/** The form of the chat's script in the staff console. */
export const scriptForm = {
  find: 'Find a step or an answer',
  findHint: 'By words in any of the three languages, or by its name.',
  found: (count: number) => (count === 1 ? '1 place has these words.' : `${count} places have these words.`),
  none: 'Nothing in the script has these words.',
  passage: 'What to change',
  hint: 'Only words change here. Where answers lead, and the words by which they are known, can be changed as plain text.',
  braces: 'Leave what stands in braces, such as {centre_phone}, as it is.',
  kinds: { hint: 'Hint', set: 'Buttons of several steps' },
  message: 'What the assistant says',
  withCosts: 'What it says once the costs are confirmed',
  retry: 'What it says where the answer does not fit, or when it comes here again',
  button: (position: number, next: string) => `Button ${position}, leads to “${next}”`,
  shared: (name: string) => `Its buttons stand in several steps: find “${name}” to change them.`,
  blank: 'Please write this in all three languages.',
  tooLong: (max: number, now: number) => `Please write at most ${max} characters; these are ${now}.`,
} as const;

/** The conversation with it as it is typed. */
export const tryScript = {
  title: 'Try the script',
  hint: 'As it is typed now, without the pages that the chat also finds. Nothing is stored.',
  language: 'Language',
  begin: 'Begin',
  again: 'Begin again',
  answer: 'What the visitor writes',
  send: 'Send',
  said: (answer: string) => `“${answer}”`,
  danger: 'The card with 112 and the helplines is shown here, and the same question stays.',
  step: (id: string) => `step ${id}`,
  does: { callback: 'stores a request for a call', urgent: 'marks the conversation urgent' },
  broken: 'The script cannot be run. Please correct what is listed under the text.',
  failed: 'It could not be tried. Please try again.',
} as const;
