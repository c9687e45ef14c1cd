/** Edited content laid over the files. Times are milliseconds since 1970; null is "not yet". */
export type ContentTables = {
  documents: DocumentRow;
  revisions: RevisionRow;
};

/** One document by its path below the content folder (`stories/x.hi.md`), from its first change on. */
export type DocumentRow = {
  path: string;
  language: string;
  /** Grows with each change of the draft; whoever saves says on which one the text was typed. */
  version: number;
  draft: string | null;
  draft_by: string | null;
  draft_at: number | null;
  /** Whoever is editing, and until when that counts. */
  lock_by: string | null;
  lock_until: number | null;
  /** The number of the revision that visitors see; null: the file, if there is one. */
  live: number | null;
  /** 0 or 1: a tombstone, neither revision nor file is shown. */
  hidden: number;
  /** Grows over all documents with each change of what visitors see. */
  live_seq: number;
  /** When that was. */
  live_at: number | null;
  /** The number of the revision that is published at `publish_at`. */
  scheduled: number | null;
  publish_at: number | null;
};

export type RevisionState = 'saved' | 'scheduled' | 'published' | 'hidden';

/** A text as it was published, scheduled or put aside; nothing changes a body that was published. */
export type RevisionRow = {
  path: string;
  /** 1, 2, 3 … within a document. */
  number: number;
  /** Null: the document was hidden. */
  body: string | null;
  state: RevisionState;
  by: string | null;
  created_at: number;
  published_at: number | null;
  publish_at: number | null;
};
