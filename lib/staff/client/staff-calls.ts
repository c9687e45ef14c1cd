import { getJson, type PostResult, sendJson } from '@/lib/browser/json';
import { staffRoutes } from '../addresses';
import type { Invite, Me } from '../schema';

/** A try too many waits 8 seconds before it is judged. */
const TIMEOUT_MS = 20_000;

/** Whatever the server did not answer is tried again after this time. */
export const AGAIN_MS = 3000;

let isAway = false;
let backMs = 0;
const backListeners = new Set<() => void>();
/** Who looks again at once when the server answers after it was away. Returns how to end that. */
export function onServerBack(listener: () => void): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

/** Notes how a request ended, 0 for without an answer: the first answer after that tells whoever waits, once in a while. */
export function noteAnswer(status: number): void {
  const wasAway = isAway;
  isAway = status === 0 || (status >= 502 && status <= 504);
  if (!wasAway || isAway || Date.now() - backMs < AGAIN_MS) return;
  backMs = Date.now();
  for (const listener of backListeners) listener();
}

/** Why nothing came back. `away`: neither this device nor a slow server explains it, or a proxy has no server to ask. `fault`: the server answered, that it could not. */
export type Trouble = 'offline' | 'slow' | 'away' | 'fault';
type Failure = { status: number; code: string };
/** The code of an answer that did not come in time. */
const LATE = 'late';
export function troubleOf({ status, code }: Failure): Trouble {
  if (code === LATE) return 'slow';
  if (status !== 0) return 'fault';
  return navigator.onLine === false ? 'offline' : 'away';
}
/** What a request without an answer failed by, that began at this time. */
const lostSince = (beganMs: number): string =>
  performance.now() - beganMs < TIMEOUT_MS - 100 ? 'network' : LATE;

export type Refusal = Exclude<PostResult<unknown>, { ok: true }>;

/** Posts to the console. Our endpoints hold their answers to their types; nothing else answers at this address. */
export async function postStaff<T = unknown>(
  path: string,
  body: object,
  read: (answer: unknown) => T | null,
): Promise<PostResult<T>> {
  const beganMs = performance.now();
  const result = await sendJson({ path, body, headers: { 'x-staff': '1' }, timeoutMs: TIMEOUT_MS }, read);
  noteAnswer(result.ok ? 200 : result.status);
  return result.ok || result.status !== 0 ? result : { ...result, code: lostSince(beganMs) };
}

/** How a form sends: at once, or after the step-up that the server asks for. */
export type StaffPost = <T>(
  path: string,
  body: object,
  read: (answer: unknown) => T | null,
) => Promise<PostResult<T>>;

/** Nobody is signed in; the page is on its way to the sign-in. */
export class SignedOutError extends Error {}
/** The server refused, or with status 0 did not answer. */
export class StaffReadError extends Error {
  readonly status: number;
  readonly trouble: Trouble;

  constructor(failure: Failure) {
    super(`The console's server answered ${failure.status}`);
    this.status = failure.status;
    this.trouble = troubleOf(failure);
  }
}

export const ENTERED = 'staff-entered';
/** Goes to another page in place of this one; its heading then has the focus. */
export function enterPage(path: string): void {
  sessionStorage.setItem(ENTERED, 'yes');
  location.replace(path);
}

/** What is read meanwhile hears that nobody is signed in: it must not lead whoever signs in next to this page. */
let isSigningOut = false;
/** The sign-in leads back to where somebody was, by an address without a query. */
export function leaveToSignIn(): void {
  if (!isSigningOut) enterPage(`${staffRoutes.signIn}#${location.pathname}${location.hash}`);
}
/** Where the sign-in leads: the page that was asked for, never another site. */
export const pageAfterSignIn = (hash: string): string => {
  const path = hash.slice(1);
  return /^\/staff(?:\/[\w/-]*)?(?:#[\w=&/.-]*)?$/.test(path) && !path.startsWith(staffRoutes.signIn)
    ? path
    : staffRoutes.home;
};

const ACTIVE_MS = 60_000;
let touchedMs = Date.now();
if (typeof window !== 'undefined')
  for (const kind of ['pointerdown', 'keydown'])
    window.addEventListener(kind, () => (touchedMs = Date.now()), { passive: true, capture: true });

/** Whoever goes to another document cuts what is being read: that is no server that is away. */
const LEAVING_MS = 3000;
let leftMs = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined')
  for (const kind of ['beforeunload', 'pagehide'])
    window.addEventListener(kind, () => (leftMs = performance.now()));
const isLeaving = (): boolean => performance.now() - leftMs < LEAVING_MS;

let accountRead: (me: Pick<Me, 'language'>) => void = () => undefined;
/** Who is told of each reading of the person's account. */
export const onAccountRead = (listener: typeof accountRead): void => {
  accountRead = listener;
};

/** Reads one answer. The person counts as active only after a touch or a key: a page left open ends its session. */
export async function readStaff<T>(path: string): Promise<T> {
  const isActive = Date.now() - touchedMs < ACTIVE_MS;
  const beganMs = performance.now();
  const answer = await getJson(path, TIMEOUT_MS, isActive ? { 'x-staff': '1' } : {});
  // Told as usual where the page stays after all.
  if (answer === null && isLeaving()) await new Promise((over) => setTimeout(over, LEAVING_MS));
  noteAnswer(answer?.status ?? 0);
  if (answer?.status === 401) {
    leaveToSignIn();
    throw new SignedOutError();
  }
  if (answer === null) throw new StaffReadError({ status: 0, code: lostSince(beganMs) });
  if (!answer.ok) throw new StaffReadError({ status: answer.status, code: '' });
  if (path === staffRoutes.api.me && has<Me>(answer.body, 'language')) accountRead(answer.body);
  return answer.body as T;
}

/** Reads one thing whose id stays out of the address. */
export async function readStaffItem<T>(path: string, id: string): Promise<T> {
  const result = await postStaff(path, { id }, (answer) => answer as T);
  if (result.ok) return result.data;
  if (result.status === 401) {
    leaveToSignIn();
    throw new SignedOutError();
  }
  throw new StaffReadError(result);
}

/** Ends the session, or by its address every one of the person. Null once the way leads to the sign-in. */
export async function signOut(path: string): Promise<Refusal | null> {
  isSigningOut = true;
  const result = await postStaff(path, {}, isDone);
  if (!result.ok && result.status !== 401) {
    isSigningOut = false;
    return result;
  }
  // What was typed here is not for whoever sits down next.
  sessionStorage.clear();
  enterPage(staffRoutes.signIn);
  return null;
}

export type Codes = { codes: string[] };
export const isDone = (answer: unknown): true | null => (has(answer, 'ok') ? true : null);
/** The answer to something that was stored: its id, or that it is done. */
export const readStored = (answer: unknown): true | null =>
  has(answer, 'ok') || has(answer, 'id') ? true : null;
export const readCodes = (answer: unknown): string[] | null =>
  has<Codes>(answer, 'codes') ? answer.codes : null;

/** What the server says in words of why it could not do something (422). */
export const toldIn = ({ status, body }: { status: number; body?: unknown }): string | null =>
  status === 422 && has<{ error: { message: string } }>(body, 'error') ? body.error.message : null;

export const has = <T>(answer: unknown, key: string): answer is T =>
  typeof answer === 'object' && answer !== null && key in answer;

/** What a page of the console begins with. `missing`: there is no such thing. */
export type Loaded<T> =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'forbidden' }
  | { kind: 'failed'; why: Trouble }
  | { kind: 'shown'; data: T };

/** One answer that a page is made of: read when the page begins to listen, and again when it asks for it. */
class Reader<T> {
  #view: Loaded<T> = { kind: 'loading' };
  readonly #listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<Loaded<T>>) {}

  readonly view = (): Loaded<T> => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#view.kind === 'loading') void this.again();
    return () => this.#listeners.delete(listener);
  };

  readonly again = async (): Promise<void> => {
    this.#view = await this.load();
    for (const listener of this.#listeners) listener();
  };
}

/** Why an invitation is not open; `inside`: who opens it is signed in; `gone`: used, replaced, or never there. */
export type ClosedInvite = { closed: 'expired' | 'inside' | 'gone' };
const reasons = ['expired', 'inside'] as const;

/** The invitation that the address names. */
export const invitationToken = (): string => location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
export const invitationReader = () =>
  new Reader<Invite | ClosedInvite>(async () => {
    const read = (answer: unknown) => (has<Invite>(answer, 'secret') ? answer : null);
    const result = await postStaff(staffRoutes.api.openInvite, { token: invitationToken() }, read);
    if (result.ok) return { kind: 'shown', data: result.data };
    if (result.status !== 404 && result.status !== 400) return { kind: 'failed', why: troubleOf(result) };
    return { kind: 'shown', data: { closed: reasons.find((one) => one === result.code) ?? 'gone' } };
  });
