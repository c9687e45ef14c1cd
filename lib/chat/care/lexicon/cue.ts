/**
 * The cue classes (access-and-care §2.5, step 4): what a word or phrase says, whatever its language. A lexicon gives each
 * class its phrases, separated by `|`, as regular expressions over one line of words (words.ts); groups keep nothing.
 * `~` stands for up to two words in between, `%` for the rest of a word whose stem is plain enough.
 */
export type Lexicon = Readonly<Record<string, string>>;
