/** What all subjects of the staff console share. Times are milliseconds since 1970; null is "not yet". */
export type ConsoleTables = {
  audit: AuditRow;
  events: EventRow;
  approvals: ApprovalRow;
};

/** Ids only; each row holds the hash of the one before. */
export type AuditRow = {
  seq: number;
  at: number;
  event: string;
  /** Who did it: a person's id, `cli` or blank. */
  actor: string;
  /** What it was done to: an id or blank. */
  target: string;
  prev: string;
  hash: string;
};

/** That something has changed, for whoever watches: of which kind, and its id. */
export type EventRow = { seq: number; at: number; topic: string; ref: string };

/** What one person asked for and a second one decides. */
export type ApprovalRow = {
  id: string;
  /** `refund`, `helplines` … */
  kind: string;
  /** The id of what it is about. */
  ref: string;
  /** What will be done, as JSON; no personal data. */
  payload: string;
  reason: string;
  requested_by: string;
  requested_at: number;
  decided_by: string | null;
  decided_at: number | null;
  decision: 'approved' | 'refused' | null;
};
