import { asciiDigits } from '@/lib/formats/digits';
import { isEmailAddress, isMobile, isName } from '@/lib/formats/formats';
import { oneLine, withoutHidden } from '@/lib/formats/text';
import { readAge } from './age';

/** What a visitor may be asked before the conversation (chat spec §4), as typed on a phone in any of our scripts. */
export const visitorFields = ['name', 'age', 'email', 'phone'] as const;
export type VisitorField = (typeof visitorFields)[number];
/** Blank where the visitor skipped the question. */
export type Visitor = Readonly<Record<VisitorField, string>>;

export const emptyVisitor: Visitor = { name: '', age: '', email: '', phone: '' };

const LONGEST = { name: 200, age: 40, email: 254, phone: 40 } as const;

const looksRight: Readonly<Record<VisitorField, (text: string) => boolean>> = {
  name: isName,
  age: (text) => readAge(text) !== null,
  email: isEmailAddress,
  phone: isMobile,
};

/** Whether an answer looks like one to its question; a second try is taken as it stands, so this never shuts anyone out. */
export const isLikely = (field: VisitorField, text: string): boolean =>
  text.trim().length <= LONGEST[field] && looksRight[field](text.trim());

/** The answer as it travels: digits as 0-9, an age as its number, nothing longer than its endpoint takes. */
export function visitorValue(field: VisitorField, text: string): string {
  const trimmed = withoutHidden(oneLine(text));
  if (field === 'name') return trimmed.slice(0, LONGEST.name);
  if (field === 'email') return trimmed.slice(0, LONGEST.email);
  const typed = asciiDigits(trimmed).slice(0, LONGEST[field]);
  return field === 'age' ? String(readAge(typed) ?? typed) : typed;
}

/** Without what does not look right: a strict backend refuses a whole registration for one odd address. */
export const likelyVisitor = (visitor: Visitor): Visitor => ({
  ...visitor,
  age: isLikely('age', visitor.age) ? visitor.age : '',
  email: isLikely('email', visitor.email) ? visitor.email : '',
  phone: isLikely('phone', visitor.phone) ? visitor.phone : '',
});
