/**
 * Something in a content file that an operator should know, by the very rules that the site reads it by. `file` is
 * relative to the content folder. A note takes nothing off the site; anything else leaves something out.
 */
export type Mistake = { file: string; line: number; message: string; isNote?: true };

/** A value read from a file, with what was wrong on the way. A broken record is absent from the value. */
export type Checked<T> = { value: T; mistakes: Mistake[] };

/** How a parser says that something is wrong on a line of its own file. */
export type Complain = (line: number, message: string, kind?: 'note') => void;
