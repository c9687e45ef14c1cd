/** Values that are no words and stay the same in every language. */
type Kept = 'icon' | 'id' | 'autoComplete';

/**
 * The shape of an English dictionary with any words in the places of its words, so that another language is checked
 * key by key. Keys of the English `as const` object stay required; a missing one fails the type check.
 */
export type Wide<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Words extends number | boolean
      ? Words
      : { readonly [Key in keyof Words]: Key extends Kept ? Words[Key] : Wide<Words[Key]> };
