/** Pictures that staff add. Times are milliseconds since 1970; null is "not yet". */
export type MediaTables = {
  media: MediaRow;
  media_uploads: MediaUploadRow;
  media_bytes: MediaBytesRow;
};

export type MediaRow = {
  /** Of the picture as it is shown, 32 hex digits: its name. */
  hash: string;
  /** SHA-256 of what was sent: the same photo sent twice is one. */
  source: string;
  width: number;
  height: number;
  /** What it shows, as JSON by language. */
  alt: string;
  /** 0 or 1. */
  shows_person: number;
  /** Who agreed, on which day, and where the paper is; blank once the picture is removed. */
  consent_by: string;
  consent_on: string;
  consent_paper: string;
  added_by: string;
  added_at: number;
  removed_at: number | null;
};

export type MediaUploadRow = {
  id: string;
  staff_id: string;
  /** SHA-256 of all its bytes. */
  digest: string;
  size: number;
  created_at: number;
};

/** Bytes in pieces, so that no row of a backup is large. `data`: base64. */
export type MediaBytesRow = { name: string; number: number; data: string };
