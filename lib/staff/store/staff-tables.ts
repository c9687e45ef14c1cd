/** The people of the console and their sessions. Times are milliseconds since 1970; null is "not yet". */
export type StaffTables = {
  staff: StaffRow;
  staff_codes: { id: string; staff_id: string };
  staff_sessions: SessionRow;
  staff_invites: InviteRow;
  staff_tries: { id: string; key: string; at: number };
};

export type StaffRow = {
  id: string;
  /** In small letters. */
  email: string;
  name: string;
  role: string;
  /** By scrypt, with its salt. */
  password: string;
  /** The seed of the codes, sealed. */
  totp_enc: string;
  /** The half minute of the last code that was used: none works twice. */
  totp_step: number;
  created_at: number;
  disabled_at: number | null;
};

export type SessionRow = {
  id: string;
  /** SHA-256 of the token in hex: the store alone opens no session. */
  token_hash: string;
  staff_id: string;
  device: string;
  created_at: number;
  seen_at: number;
  stepped_up_at: number | null;
};

export type InviteRow = {
  id: string;
  token_hash: string;
  email: string;
  role: string;
  totp_enc: string;
  expires_at: number;
};
