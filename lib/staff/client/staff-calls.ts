import { getJson, sendJson } from '@/lib/browser/json';
import { staffRoutes } from '../addresses';
import type { Invite, Me } from '../schema';

/** A try too many waits 8 seconds before it is judged. */
const TIMEOUT_MS = 20_000;

/** Posts to the console. Our endpoints hold their answers to their types; nothing else answers at this address. */
export const postStaff = <T = unknown>(path: string, body: object, read: (answer: unknown) => T | null) =>
  sendJson({ path, body, headers: { 'x-staff': '1' }, timeoutMs: TIMEOUT_MS }, read);

export type Codes = { codes: string[] };
export const isDone = (answer: unknown): true | null => (has(answer, 'ok') ? true : null);
export const readCodes = (answer: unknown): string[] | null =>
  has<Codes>(answer, 'codes') ? answer.codes : null;

const has = <T>(answer: unknown, key: string): answer is T =>
  typeof answer === 'object' && answer !== null && key in answer;

/** What a page of the console begins with. `missing`: no session, or no such invitation. */
export type Loaded<T> =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'unreachable' }
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

/** The person's own account; without a session `leave` is called. */
export const accountReader = (leave: () => void) =>
  new Reader<Me>(async () => {
    const answer = await getJson(staffRoutes.api.me, TIMEOUT_MS);
    if (answer?.status === 401) {
      leave();
      return { kind: 'missing' };
    }
    return answer?.ok && has<Me>(answer.body, 'sessions')
      ? { kind: 'shown', data: answer.body }
      : { kind: 'unreachable' };
  });

/** The invitation that the address names. */
export const invitationToken = (): string => location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
export const invitationReader = () =>
  new Reader<Invite>(async () => {
    const read = (answer: unknown) => (has<Invite>(answer, 'secret') ? answer : null);
    const result = await postStaff(staffRoutes.api.openInvite, { token: invitationToken() }, read);
    if (result.ok) return { kind: 'shown', data: result.data };
    return { kind: result.status === 404 || result.status === 400 ? 'missing' : 'unreachable' };
  });
