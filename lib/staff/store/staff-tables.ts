/** The people of the console and their sessions. Times are milliseconds since 1970; null is "not yet". */
export type StaffTables = {
  staff: StaffRow;
  staff_codes: { id: string; staff_id: string };
  staff_sessions: SessionRow;
  staff_invites: InviteRow;
  staff_tries: { id: string; key: string; at: number };
  staff_passkeys: PasskeyRow;
  staff_challenges: ChallengeRow;
};

export type StaffRow = {
  id: string;
  /** In small letters. */
  email: string;
  name: string;
  role: string;
  /** By scrypt, with its salt; blank, like the seed, for who signs in by a passkey alone. */
  password: string;
  /** The seed of the codes, sealed. */
  totp_enc: string;
  /** The half minute of the last code that was used: none works twice. */
  totp_step: number;
  created_at: number;
  disabled_at: number | null;
  /** When the person did something last, to a minute. */
  seen_at: number | null;
  /** Of the console, as the person chose it. */
  language: string | null;
  /** Marks of the first steps, with commas between them. */
  tour: string | null;
};

export type PasskeyRow = {
  /** The browser's name of it, base64url. */
  id: string;
  staff_id: string;
  /** In base64; tells nothing of the key that signs. */
  public_key: string;
  /** How often it has signed; devices that share a passkey count none. */
  counter: number;
  /** How browsers reach it, with commas between them. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
};

export type ChallengeRow = {
  /** SHA-256 of the challenge. */
  id: string;
  purpose: string;
  /** The person or the invitation that it is for; blank before a sign-in. */
  subject: string;
  expires_at: number;
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
  /** Null while it was neither used nor withdrawn. */
  ended: 'used' | 'withdrawn' | null;
  ended_at: number | null;
};
