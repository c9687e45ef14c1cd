import * as z from 'zod';
import { incidentClockNames, requestKinds } from './rules';

const id = z.string().min(1).max(40);
const person = z.string().trim().min(1).max(254);

/** The kinds of records that hold something of a person. */
export const recordKinds = [
  'message',
  'callback',
  'chat',
  'donation',
  'staff',
  'invite',
  'request',
  'incident',
] as const;
export type RecordKind = (typeof recordKinds)[number];

export const FindPerson = z.object({ person });
/** What was ticked of the records that are found of a person, to be copied or erased. */
export const ChosenRecords = z.object({
  person,
  records: z
    .array(z.object({ kind: z.enum(recordKinds), id }))
    .min(1)
    .max(500),
});

export const OpenRequest = z.object({
  kind: z.enum(requestKinds),
  note: z.string().trim().max(1000),
});
export const CloseRequest = z.object({ id, outcome: z.string().trim().min(1).max(1000) });

export const OpenIncident = z.object({
  what: z.string().trim().min(1).max(2000),
  noticed_at: z.number().int().positive(),
});
export const UpdateIncident = z.object({
  id,
  /** What was done of the clocks, or that nothing more is to be done. */
  step: z.enum([...incidentClockNames, 'closed']),
  note: z.string().trim().max(2000),
});

/** By what one sees whose record it is: blank and null where it has none. `words`: the first ones of what was written, of a donation the number of its receipt. */
export type RecordAbout = {
  name: string;
  amount: { minor: number; currency: string } | null;
  words: string;
  /** Of a person's own: by which other addresses and numbers more may be found. */
  also: string[];
  /** Of a call that is still to be made: when it was promised, and who has claimed it. */
  call?: { from: number; to: number; claimed_by: string | null } | undefined;
};

/** One record as the search shows it. Times are milliseconds since 1970. */
export type PersonRecord = {
  kind: RecordKind;
  id: string;
  at: number;
  about: RecordAbout;
  /** `own`: a field names the person. `mentioned`: somebody's words do. */
  match: 'own' | 'mentioned';
  /** Why it is not erased, or null where it is. */
  retained: 'receipt' | 'money' | 'staff' | 'invite' | 'register' | null;
};
export type Found = { records: PersonRecord[] };
export type Erased = { erased: { kind: RecordKind; id: string }[]; retained: PersonRecord[] };

export type DataRequest = {
  id: string;
  kind: string;
  note: string;
  received_at: number;
  due_at: number;
  closed_at: number | null;
  outcome: string;
};
export type Incident = {
  id: string;
  what: string;
  noticed_at: number;
  closed_at: number | null;
  steps: { step: string; at: number; note: string }[];
  clocks: { clock: string; due_at: number; done_at: number | null }[];
};
export type Register = { requests: DataRequest[]; incidents: Incident[] };
