import { useState, useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import { sendJson } from '@/lib/browser/json';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import type { ReplyDraft, TicketItem } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { AGAIN_MS, has, leaveToSignIn, noteAnswer, onServerBack } from '@/lib/staff/client/staff-calls';

const PAUSE_MS = 1000;

export type Typed = { subject: string; text: string };
export type DraftState = { kind: 'same' | 'typed' | 'away' } | { kind: 'saved'; at: number };
type View = { typed: Typed; state: DraftState; conflict: ReplyDraft | null };

/** The subject goes to the visitor: English, like the rest of the mail, until somebody writes another. */
export const blank: Typed = { subject: staffInbox.replies.subject, text: '' };

const isSame = (one: Typed, other: Typed): boolean =>
  one.subject === other.subject && one.text === other.text;

const readSaved = (answer: unknown) =>
  has<{ version: number; saved_at: number }>(answer, 'saved_at') ? answer : null;

/** What is stored, in the refusal of an older one. An answer that was sent has left nothing. */
function storedIn(body: unknown): ReplyDraft | null {
  if (!has<{ current: ReplyDraft | null }>(body, 'current')) return null;
  return body.current ?? { ...blank, author: null, is_mine: false, updated_at: 0, version: 0 };
}

/** It arrives although the page is left or the tab is closed meanwhile. */
const postDraft = (body: Typed & { id: string; version: number }) =>
  sendJson(
    { path: staffRoutes.api.changeTicket('draft'), body, headers: { 'x-staff': '1' }, keepalive: true },
    readSaved,
  );

/** Puts what was stored into the ticket that was read before: whoever comes back to it sees it at once. */
const updateRead = (id: string, draft: ReplyDraft | null): Promise<unknown> =>
  mutate<TicketItem>(
    (key) => Array.isArray(key) && key[0] === staffRoutes.api.ticket && key[1] === id,
    (item) => item && { ...item, draft },
    { revalidate: false },
  );

/** What would be refused again. */
const isFinal = (status: number): boolean => [400, 401, 403, 404].includes(status);

/**
 * One answer on its way to the server. It outlives its form: whoever leaves within the pause has it saved at once, and
 * whoever comes back before it is saved goes on with it.
 */
class DraftLine {
  #view: View;
  #version: number;
  /** What was sent last while no answer came. */
  #sent: Typed | null;
  #timer = 0;
  #sending = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly id: string,
    draft: ReplyDraft | null,
  ) {
    const local = readLocal(id);
    const { subject, text } = local ?? draft ?? blank;
    this.#version = local?.version ?? draft?.version ?? 0;
    this.#sent = local?.sent ?? null;
    this.#view = { typed: { subject, text }, state: { kind: local ? 'typed' : 'same' }, conflict: null };
  }

  readonly view = (): View => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    lines.set(this.id, this);
    this.#listeners.add(listener);
    document.addEventListener('visibilitychange', this.#onHidden);
    window.addEventListener('pagehide', this.#leave);
    window.addEventListener('online', this.#back);
    const endBack = onServerBack(this.#back);
    // What a reload has interrupted.
    if (this.#isUnsaved) this.#soon(PAUSE_MS);
    return () => {
      this.#listeners.delete(listener);
      document.removeEventListener('visibilitychange', this.#onHidden);
      window.removeEventListener('pagehide', this.#leave);
      window.removeEventListener('online', this.#back);
      endBack();
      this.#leave();
      this.#forget();
    };
  };

  readonly type = (typed: Typed): void => {
    this.#tell({ typed, state: { kind: 'typed' } });
    this.#storeLocal();
    this.#soon(PAUSE_MS);
  };

  readonly choose = (whose: 'mine' | 'theirs', stored: ReplyDraft): void => {
    this.#version = stored.version;
    if (whose === 'mine') {
      this.#tell({ state: { kind: 'typed' }, conflict: null });
      this.#soon(0);
      return;
    }
    storeLocal(this.id, null);
    const { subject, text } = stored;
    this.#tell({ typed: { subject, text }, state: { kind: 'same' }, conflict: null });
  };

  /** Before the answer is sent: nothing may be stored behind it. */
  readonly settle = async (): Promise<void> => {
    clearTimeout(this.#timer);
    await this.#sending;
  };

  readonly clear = (): void => {
    this.#version = 0;
    this.#sent = null;
    storeLocal(this.id, null);
    this.#tell({ typed: blank, state: { kind: 'same' }, conflict: null });
  };

  get #isUnsaved(): boolean {
    const { state, conflict } = this.#view;
    return conflict === null && (state.kind === 'typed' || state.kind === 'away');
  }

  #tell(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  #storeLocal(): void {
    storeLocal(this.id, { ...this.#view.typed, version: this.#version, sent: this.#sent });
  }

  /** A line that nobody looks at and that has nothing to save gives way to what the server has. */
  #forget(): void {
    if (this.#listeners.size === 0 && !this.#isUnsaved && this.#view.conflict === null) lines.delete(this.id);
  }

  readonly #onHidden = () => {
    if (document.visibilityState === 'hidden') this.#leave();
  };

  readonly #leave = () => {
    if (!this.#isUnsaved) return;
    clearTimeout(this.#timer);
    this.#send();
  };

  /** The server answers again. */
  readonly #back = () => {
    if (this.#view.state.kind === 'away' && this.#isUnsaved) this.#soon(0);
  };

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#send(), ms);
  }

  #send(): void {
    this.#sending = this.#sending.then(() => this.#save());
  }

  async #save(): Promise<void> {
    if (!this.#isUnsaved) return;
    const sent = this.#view.typed;
    const before = this.#sent;
    this.#sent = sent;
    this.#storeLocal();
    const result = await postDraft({ id: this.id, version: this.#version, ...sent });
    noteAnswer(result.ok ? 200 : result.status);
    if (result.ok) return this.#saved(sent, result.data.version, result.data.saved_at);
    const stored = storedIn(result.body);
    // An earlier save has arrived whose answer was lost, with a reload or on the line.
    if (stored && isSame(stored, sent)) return this.#saved(sent, stored.version, stored.updated_at);
    if (stored && before && isSame(stored, before)) {
      this.#version = stored.version;
      return this.#soon(0);
    }
    if (stored) return this.#tell({ conflict: stored });
    this.#tell({ state: { kind: 'away' } });
    // The text is in this tab: it comes back with the page after the sign-in.
    if (result.status === 401) return leaveToSignIn();
    if (!isFinal(result.status)) this.#soon(AGAIN_MS);
  }

  #saved(sent: Typed, version: number, at: number): void {
    this.#version = version;
    this.#sent = null;
    const draft =
      sent.text.trim() === '' ? null : { ...sent, author: null, is_mine: true, updated_at: at, version };
    void updateRead(this.id, draft);
    if (isSame(this.#view.typed, sent)) {
      storeLocal(this.id, null);
      this.#tell({ state: { kind: 'saved', at } });
      this.#forget();
      return;
    }
    this.#storeLocal();
    this.#soon(PAUSE_MS);
  }
}

const lines = new Map<string, DraftLine>();

/** An answer as it is typed, with how far it is saved; `draft`: what the server had when the ticket was read. */
export function useReplyDraft(id: string, draft: ReplyDraft | null) {
  const [line] = useState(() => lines.get(id) ?? new DraftLine(id, draft));
  const { type, choose, settle, clear } = line;
  return { ...useSyncExternalStore(line.subscribe, line.view, line.view), type, choose, settle, clear };
}

type Local = Typed & { version?: number; sent?: Typed | null };
const localKey = (id: string) => `staff-answer-${id}`;

function readLocal(id: string): Local | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(localKey(id)) ?? 'null');
  return has<Local>(stored, 'text') ? stored : null;
}

function storeLocal(id: string, local: Local | null): void {
  if (local === null) sessionStorage.removeItem(localKey(id));
  else sessionStorage.setItem(localKey(id), JSON.stringify(local));
}
