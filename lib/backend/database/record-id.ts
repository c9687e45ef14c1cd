import { randomBytes } from 'node:crypto';

/** Short enough to be typed at the desk: 60 random bits. */
export const newRecordId = (): string =>
  Array.from(randomBytes(12), (byte) => ID_LETTERS.charAt(byte % ID_LETTERS.length)).join('');

/** 32 characters without those that are mistaken for each other. */
const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
