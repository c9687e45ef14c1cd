import type { PostResult } from '@/lib/browser/json';
import type { Language } from '@/lib/i18n/language';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, leaveToSignIn, postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import type { CurrentDocument, DocumentCheck, DocumentDetail, SentText } from '@/lib/stories/document-schema';
import type { StoryNode } from '@/lib/stories/inline-markdown';
import { forgetLocal, inRequest, packed, readLocal, storeLocal } from './send-text';

type Stored = Pick<DocumentDetail, 'path' | 'text' | 'version' | 'check'>;
type Current = Pick<CurrentDocument, 'text' | 'version' | 'lock' | 'updated_by'>;
export type DraftView = {
  text: string;
  /** The version that the text was changed from. */
  version: number;
  check: DocumentCheck;
  state: 'same' | 'typed' | 'sending' | 'saved' | 'away' | 'conflict' | 'refused';
  savedAt: number | null;
  /** The text comes from this device: it had not reached the server. */
  isRecovered: boolean;
  /** A change of one's own waits for its answer: its event may come first. */
  isChanging: boolean;
  /** How often another text has taken the place of this one. */
  loaded: number;
  /** In a conflict: what is stored now. */
  current: Current | null;
};
type Refusal = Exclude<PostResult<Saved>, { ok: true }>;
type Saved = { version: number; is_waiting?: boolean; saved_at?: number; check?: DocumentCheck };

/** After the last key the draft is sent; without an answer again after a while. */
const PAUSE_MS = 1000;
const AGAIN_MS = 5000;
const readFormatted = (answer: unknown) => (has<{ doc: StoryNode | null }>(answer, 'doc') ? answer : null);
const readStored = (answer: unknown) =>
  has<Pick<Stored, 'text' | 'version'>>(answer, 'text') ? answer : null;
const readSaved = (answer: unknown) => (has<Saved>(answer, 'version') ? answer : null);

/**
 * The text that an editor types: stored on the device with every key and on the server after a pause. Nothing typed is
 * lost by a reload, a lost line or a colleague's change.
 */
export class Draft {
  #view: DraftView;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  /** What the server has, as far as is known here. */
  #stored: string;
  /** What was refused last: the server has laid it aside. */
  #aside: string | undefined;
  readonly #path: string;
  readonly #listeners = new Set<() => void>();

  constructor(stored: Stored) {
    const { path, text, version, check } = stored;
    this.#path = path;
    this.#stored = text;
    const blank = { text, version, check, savedAt: null, current: null };
    const fresh = { ...blank, isRecovered: false, isChanging: false, loaded: 0 };
    this.#view = { ...fresh, state: 'same' };
    const local = readLocal(path);
    if (local === null || local.text === text) return;
    const isOlder = local.version !== version;
    this.#view = {
      ...{ ...fresh, text: local.text, version: local.version, isRecovered: true },
      state: isOlder ? 'conflict' : 'typed',
      current: isOlder ? { text, version, lock: null, updated_by: null } : null,
    };
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#view.state === 'typed') this.#soon(PAUSE_MS);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.#leave();
    };
  };

  readonly type = (text: string): void => {
    storeLocal(this.#path, { text, version: this.#view.version });
    if (this.#view.state === 'conflict') {
      this.#tell({ text });
    } else {
      this.#tell({ text, state: 'typed' });
      this.#soon(PAUSE_MS);
    }
  };

  /** Sends what is not yet stored. Resolves when the server has answered, or does not. */
  readonly save = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#sending) await this.#sending;
    // What is typed during a change goes after its answer, which brings the next version.
    if (this.#view.isChanging || !['typed', 'away', 'refused'].includes(this.#view.state)) return;
    this.#sending = this.#send();
    await this.#sending;
    this.#sending = undefined;
  };

  /** Takes a newer text that is stored; what was typed here has been sent. */
  readonly load = (stored: Stored): void => {
    forgetLocal(this.#path);
    const { text, version, check } = stored;
    const loaded = this.#view.loaded + 1;
    this.#stored = text;
    this.#tell({ text, version, check, state: 'same', isRecovered: false, loaded, current: null });
  };

  /** What the server says of the same text after it was published. */
  readonly checked = ({ text, check }: Pick<Stored, 'text' | 'check'>): void => {
    if (text === this.#view.text) this.#tell({ check });
  };

  /** Ends a conflict with the one text or the other; the text not chosen stays among the versions. */
  readonly choose = async (whose: 'mine' | 'theirs'): Promise<void> => {
    const { current, check, text } = this.#view;
    const path = this.#path;
    if (current === null) return;
    if (whose === 'theirs' && text !== this.#aside && !(await this.#layAside())) return;
    const lock = staffRoutes.api.changeContent('lock');
    const taken = await postStaff(lock, { path, take: true }, readStored);
    // A colleague may have gone on since.
    if (whose === 'theirs') return this.load({ ...(taken.ok ? taken.data : current), path, check });
    storeLocal(path, { text, version: current.version });
    this.#tell({ state: 'typed', version: current.version, current: null });
    await this.save();
  };

  /** Changes the document after its draft was saved. Null where that could not be done. */
  readonly change = async (
    name: Parameters<typeof staffRoutes.api.changeContent>[0],
    { post = postStaff, ...more }: { post?: StaffPost } & Record<string, unknown> = {},
  ): Promise<PostResult<Saved> | null> => {
    await this.save();
    const { state, version, text } = this.#view;
    if (state !== 'same' && state !== 'saved') return null;
    this.#tell({ isChanging: true });
    const result = await post(
      staffRoutes.api.changeContent(name),
      { path: this.#path, version, ...more },
      readSaved,
    );
    const isTyped = this.#view.text !== text;
    const told = result.ok && { version: result.data.version, ...(!isTyped && { state: 'same' as const }) };
    this.#tell({ ...told, isChanging: false });
    if (!result.ok) this.#conflict(result);
    if (isTyped && this.#view.state === 'typed') this.type(this.#view.text);
    return result;
  };

  /** What the server makes of the text as it is typed; nothing is stored. */
  readonly preview = async <T>(
    read: (answer: unknown) => T | null,
    chat?: { language: Language; answers: readonly string[] },
  ): Promise<PostResult<T>> => {
    const body = { path: this.#path, ...(chat && { chat }), ...(await this.#sent()) };
    return postStaff(staffRoutes.api.changeContent('preview'), body, read);
  };

  /** The body for the formatted editor, where it can be one. */
  readonly formatted = async (): Promise<PostResult<{ doc: StoryNode | null }>> => {
    const api = staffRoutes.api.changeContent('formatted');
    return postStaff(api, { path: this.#path, ...(await this.#sent()) }, readFormatted);
  };

  readonly #post = (version: number, sent: SentText) =>
    postStaff(staffRoutes.api.changeContent('draft'), { path: this.#path, version, ...sent }, readSaved);

  /** Of a version before the one that is stored: it is refused, and stays among the versions. */
  async #layAside(): Promise<boolean> {
    const { text, version } = this.#view;
    const result = await this.#post(version, await packed(text));
    return result.ok || result.status === 409;
  }

  async #send(): Promise<void> {
    const { text, version } = this.#view;
    this.#tell({ state: 'sending' });
    const sent = await this.#sent();
    let result = await this.#post(version, sent);
    // Of a text that comes too late the server lays the whole aside; it cannot do so with a change of another one.
    if (!result.ok && result.status === 409 && sent.change)
      result = await this.#post(version, await packed(text));
    if (!result.ok) {
      if (result.status === 409) this.#aside = text;
      return this.#refused(result);
    }
    const { version: saved, saved_at: savedAt = null, check = this.#view.check } = result.data;
    this.#stored = text;
    const isSame = this.#view.text === text;
    if (isSame) forgetLocal(this.#path);
    else storeLocal(this.#path, { text: this.#view.text, version: saved });
    this.#tell({ version: saved, savedAt, check, isRecovered: false, state: isSame ? 'saved' : 'typed' });
    if (!isSame) this.#soon(PAUSE_MS);
  }

  #refused(result: Refusal): void {
    if (this.#conflict(result)) return;
    // Too long is refused however often it is sent.
    const state = [400, 413].includes(result.status) ? 'refused' : 'away';
    this.#tell({ state });
    // The text is on this device: it comes back with the page after the sign-in.
    if (result.status === 401) leaveToSignIn();
    else if (state === 'away') this.#soon(AGAIN_MS);
  }

  #conflict({ status, body }: Refusal): boolean {
    if (status !== 409 || !has<{ current: Current }>(body, 'current')) return false;
    this.#stored = body.current.text;
    // Until it ends nothing is checked: the last check was of another text.
    const check = { ...this.#view.check, errors: [], warnings: [] };
    this.#tell({ state: 'conflict', current: body.current, check });
    return true;
  }

  readonly #sent = () => inRequest(this.#view.text, this.#stored);
  async #leave(): Promise<void> {
    await this.save();
    clearTimeout(this.#timer);
    await postStaff(staffRoutes.api.changeContent('unlock'), { path: this.#path }, (one) => one);
  }

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  #tell(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
