import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PostResult } from '@/lib/browser/json';
import { has, isDone, postStaff, type StaffPost, troubleOf } from './staff-calls';
import { inLanguageOnView, staffCopyNow } from './texts';

/** What came of a passkey: what the server answered, or why not, in words. No words: whoever it was went back. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; message: string | null };

const failed = (message: string | null): { ok: false; message: string | null } => ({ ok: false, message });

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

type Options<T> = { options: T };
const readOptions =
  <T>() =>
  (answer: unknown): T | null =>
    has<Options<T>>(answer, 'options') ? answer.options : null;

function outcomeOf<T>(result: PostResult<T>): Outcome<T> {
  if (result.ok) return result;
  const { passkeys: copy, errors } = staffCopyNow();
  const { code, status, fields } = result;
  // Whoever was asked went back; an invitation that is gone says so on its page.
  if (code === 'step_up_needed' || code === 'gone') return failed(null);
  if (code === 'wrong_passkey' || code === 'wrong_sign_in') return failed(copy.refused);
  if (status === 401) return failed(errors.signedOut);
  if (status === 429) return failed(errors.busy);
  const trouble = troubleOf(result);
  if (trouble !== 'fault') return failed(errors[trouble]);
  const [refused] = Object.values(fields);
  return failed(refused === undefined ? errors.failed : inLanguageOnView(refused));
}

/** Signs in, or confirms who it is: the server's challenge, signed by the device. */
export async function signByPasskey(begin: string, finish: string): Promise<Outcome<true>> {
  const { passkeys: copy } = staffCopyNow();
  if (!knowsPasskeys()) return failed(copy.missing);
  const begun = await postStaff(begin, {}, readOptions<PublicKeyCredentialRequestOptionsJSON>());
  if (!begun.ok) return outcomeOf(begun);
  // The browser does not tell a refusal from a device without a passkey, so that no site learns which.
  const passkey = await startAuthentication({ optionsJSON: begun.data }).catch(() => null);
  if (passkey === null) return failed(copy.notUsed);
  return outcomeOf(await postStaff(finish, { passkey }, isDone));
}

type Making<T> = {
  begin: string;
  finish: string;
  /** What is sent beside the passkey, both times. */
  more?: object;
  post?: StaffPost;
  read: (answer: unknown) => T | null;
};

/** Makes a passkey on the device and has the server store it. */
export async function makePasskey<T>(making: Making<T>): Promise<Outcome<T>> {
  const { begin, finish, more = {}, post = postStaff, read } = making;
  const { passkeys: copy } = staffCopyNow();
  if (!knowsPasskeys()) return failed(copy.missing);
  const begun = await post(begin, more, readOptions<PublicKeyCredentialCreationOptionsJSON>());
  if (!begun.ok) return outcomeOf(begun);
  try {
    const passkey = await startRegistration({ optionsJSON: begun.data });
    return outcomeOf(await post(finish, { ...more, passkey }, read));
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return failed(isKnown ? copy.exists : copy.cancelled);
  }
}
