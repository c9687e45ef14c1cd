import * as z from 'zod';
import { staff } from '@/lib/i18n/en/staff';
import { staffShifts } from '@/lib/i18n/en/staff-notices';
import { people } from '@/lib/i18n/en/staff-people';
import { type Language, languages } from '@/lib/i18n/language';
import type { AppKey } from './qr-code';
import { passwordLengthFault, readRoles, type TourMark, type TourStep, tourMarks } from './rules';

const { errors } = staff;

/** Long enough for any password of 128 letters, short enough to be hashed. */
const text = (message: string, most = 512) => z.string(message).min(1, message).max(most, message);
const code = text(errors.code, 40);
/** Its length is said at once with the faults of other fields; whether it is common, once its person is known. */
const newPassword = text(errors.newPassword.short).superRefine((password, context) => {
  const fault = passwordLengthFault(password);
  if (fault !== null) context.addIssue({ code: 'custom', message: errors.newPassword[fault] });
});
const token = z.string().regex(/^[\w-]{43}$/);

/** Without a password: a recovery code alone, for who signs in by a passkey that is lost. */
export const SignIn = z.object({
  email: text(errors.email, 254),
  password: text(errors.password).optional(),
  code,
});
export type SignIn = z.infer<typeof SignIn>;

export const StepUp = z.object({ password: text(errors.password).optional(), code });
export type StepUp = z.infer<typeof StepUp>;

export const OpenInvite = z.object({ token });

export const Join = z.object({
  token,
  name: z.string(errors.name).trim().min(1, errors.name).max(80, errors.name),
  password: newPassword,
  code,
});
export type Join = z.infer<typeof Join>;

/** `offer`: the key of the app as it was offered, sealed. */
export const SetPassword = z.object({
  new_password: newPassword,
  app_code: code,
  offer: z.string().max(2000),
});
export type SetPassword = z.infer<typeof SetPassword>;

export const EndSession = z.object({ id: z.string().max(40) });

export const Nothing = z.object({});

/** One preference of a person's own: the language of the console, or a mark of the first steps. */
export const ChangePreferences = z.union([
  z.object({ language: z.enum(languages) }),
  z.object({ mark: z.enum(tourMarks), is_set: z.boolean() }),
]);
export type ChangePreferences = z.infer<typeof ChangePreferences>;

const role = z
  .string(errors.roles)
  .max(200, errors.roles)
  .transform((input, context) => {
    const known = readRoles(input);
    if (known !== null) return known;
    context.addIssue({ code: 'custom', message: errors.roles });
    return z.NEVER;
  });
const { emailMissing } = people.invite;
export const InvitePerson = z.object({ email: z.email(emailMissing).max(254, emailMissing), role });

const id = z.string().max(40);

/** A browser's own address at its push service. */
export const AddDevice = z.object({ endpoint: z.string().min(1).max(1000) });
export const RemoveDevice = z.object({ id });

const { errors: shiftErrors } = staffShifts;
/** Minutes of a day of Kolkata. */
const minute = z.int(shiftErrors.time).min(0, shiftErrors.time).max(1439, shiftErrors.time);
/** Until the next day where `to_minute` is not later; Sunday is 0. */
export const AddShifts = z
  .object({
    staff_id: id.min(1, shiftErrors.person),
    weekdays: z.array(z.int().min(0).max(6)).min(1, shiftErrors.days).max(7),
    from_minute: minute,
    to_minute: minute,
  })
  .refine(({ from_minute, to_minute }) => from_minute !== to_minute, {
    path: ['to_minute'],
    message: shiftErrors.length,
  });
export type AddShifts = z.infer<typeof AddShifts>;
export const RemoveShift = z.object({ id });

export type Shift = {
  id: string;
  staff_id: string;
  name: string;
  weekday: number;
  from_minute: number;
  to_minute: number;
};
export type Shifts = {
  shifts: Shift[];
  people: { id: string; name: string }[];
  on_now: string[];
  /** Whom others of the inbox tell of an urgent conversation, those on a shift first. */
  counsellors: { id: string; name: string; email: string; is_on: boolean }[];
};

/** `was`: the roles that whoever changes them saw. */
export const ChangePerson = z.discriminatedUnion('action', [
  z.object({ action: z.literal('roles'), id, role, was: z.string().max(200) }),
  z.object({ action: z.literal('disable'), id }),
  z.object({ action: z.literal('enable'), id }),
  z.object({ action: z.literal('withdraw'), id }),
]);
export type ChangePerson = z.infer<typeof ChangePerson>;

/** A page of the log: before a number, of one person, of one kind, of one day of Kolkata. Ids and kinds alone. */
export const ReadLog = z.object({
  before: z.coerce.number().int().positive().optional(),
  person: z.string().max(40).optional(),
  event: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .optional(),
  day: z.iso.date().optional(),
});
export type ReadLog = z.infer<typeof ReadLog>;

/** An invitation as its page shows it. */
export type Invite = { email: string; role: string } & AppKey;

/** A person's own account. Times are milliseconds since 1970. */
export type Me = {
  name: string;
  email: string;
  role: string;
  codes_left: number;
  has_password: boolean;
  /** Null until one is chosen. */
  language: Language | null;
  tour: TourMark[];
  /** First steps that are known to be done, beside those that the person has ticked. */
  tour_done: TourStep[];
  /** Whether answers can be sent by mail. */
  sends_mail: boolean;
  passkeys: { id: string; name: string; added_at: number; used_at: number | null }[];
  sessions: { id: string; device: string; began_at: number; seen_at: number; is_this: boolean }[];
};

/** How much waits for a person; null where it is not for their role. */
export type Overview = {
  /** What nobody has, the urgent of it, and what they have claimed. */
  inbox: { waiting: number; urgent: number; mine: number } | null;
  /** Conversations of danger in which no person answers, those that wait for an answer of theirs, and others that wait for anybody. */
  chats: { urgent: number; unanswered: number; waiting: number } | null;
  /** Refunds that wait for their approval. */
  refunds: number | null;
  /** Texts with changes that are not published. */
  drafts: number | null;
  /** Changes of where calls and money go that wait for their word. */
  changes: number | null;
};

/**
 * Where a person gets notices of the console beside mail. `push_key`: what a browser subscribes with. `webhook`: for who may
 * test it, whether one is set.
 */
export type Devices = { push_key: string; devices: Device[]; webhook: boolean };
export type Device = {
  id: string;
  device: string;
  endpoint: string;
  created_at: number;
  /** The code of what came of the last notice; null before the first. */
  last_result: string | null;
  last_at: number | null;
};
/** What came of a test, a device each; `webhook`: null where none was told. */
export type TestedNotices = {
  devices: { id: string; result: 'taken' | 'gone' | 'refused' | 'failed'; code: string }[];
  webhook: { is_taken: boolean; code: string } | null;
};

/** What a new password is set with. */
export type PasswordOffer = AppKey & { offer: string };

export type People = {
  people: {
    id: string;
    name: string;
    email: string;
    role: string;
    seen_at: number | null;
    disabled_at: number | null;
    is_me: boolean;
    /** In how many conversations they answer now, and in how many of danger. */
    answering: { conversations: number; urgent: number };
  }[];
  /** `ended`: how and when; null while it works. */
  invites: {
    id: string;
    email: string;
    role: string;
    expires_at: number;
    ended: { how: 'used' | 'withdrawn' | 'expired'; at: number } | null;
  }[];
};

/** The record of what was done. `older`: the number before which the next page begins. */
export type Log = {
  lines: { seq: number; at: number; event: string; actor: string; target: string }[];
  older: number | null;
  people: { id: string; name: string }[];
  /** What else the lines are about: gifts by the numbers of their receipts, texts by their titles. */
  named: { id: string; name: string }[];
  events: string[];
};

export type LogCheck = { lines: number; head: string; broken_at: number | null };
