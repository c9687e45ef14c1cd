/** Something in a content file that an operator should mend. `file` is relative to the content folder. */
export type Mistake = { file: string; line: number; message: string };

/** A value read from a file, with what was wrong on the way. A broken record is absent from the value. */
export type Checked<T> = { value: T; mistakes: Mistake[] };

/** How a parser says that something is wrong on a line of its own file. */
export type Complain = (line: number, message: string) => void;
