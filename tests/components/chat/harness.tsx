import { act, fireEvent, render, screen } from '@testing-library/react';
import { Assistant } from '@/components/chat/assistant';
import type { AssistantProps } from '@/components/chat/controller';
import { upstreamOnboarding } from '@/components/chat/onboarding-flow';
import type { LiveView } from '@/lib/chat/live-schema';

type Json = Record<string, unknown>;
export type Sent = { path: string; body: Json };
type Answer = { status?: number; body: unknown };

const question = (id: string, reply: string, suggestions: string[] = [], last = false) => ({
  question_id: id,
  reply,
  suggestions,
  last_question: last,
});

export const nobodyThere: LiveView = {
  state: 'none',
  version: 0,
  name: '',
  is_typing: false,
  is_silent: false,
  is_urgent: false,
  is_missed: false,
  lines: [],
  is_person_there: false,
};

/** A backend of three questions; `answers` says otherwise for a path, one answer a call, `network` being none at all. */
export function backend(answers: Record<string, (Answer | 'network')[]> = {}, live = nobodyThere) {
  const sent: Sent[] = [];
  const usual = (path: string, body: Json): unknown => {
    if (path.endsWith('/generate_token/')) return { data: { token: `token-${sent.length}` } };
    if (path.endsWith('/get_history/')) return { history: [] };
    if (path.endsWith('/erase/')) return { erased: true };
    if (path.endsWith('/flow/')) {
      if (body['answer'] === '') return question('q1', 'Who needs help?', ['Me', 'Family']);
      if (body['step'] === 'q1') return question('q2', 'What is it about?', ['Alcohol']);
      return question('q3', 'We will call you.', [], true);
    }
    return { success: true };
  };
  Object.assign(globalThis, {
    fetch: async (path: string, init?: RequestInit) => {
      const body: Json = init?.body ? JSON.parse(String(init.body)) : {};
      // Asked again and again, whoever is there; while somebody is, the answer waits for news, as the server's does.
      if (path.endsWith('/live/')) {
        if (live.state === 'live' && body['version'] === live.version)
          await new Promise((resolve) => setTimeout(resolve, 1000));
        const lines = live.lines.filter(({ number }) => number > Number(body['after']));
        return { ok: true, status: 200, json: async () => ({ ...live, lines }) };
      }
      sent.push({ path, body });
      const given = answers[path]?.shift();
      if (given === 'network') throw new TypeError('no network');
      const { status = 200, body: answer } = given ?? { body: usual(path, body) };
      return { ok: status < 300, status, json: async () => answer };
    },
  });
  return { sent, paths: () => sent.map(({ path }) => path) };
}

export const site: AssistantProps['site'] = {
  url: 'https://centre.example.org',
  name: 'Centre',
  trust: 'Trust',
  phone: '+91 33 0000 0000',
  phoneHref: 'tel:+913300000000',
  retentionDays: 90,
  asksDetailsFirst: true,
};

// A whole conversation takes its time on a busy machine.
jest.setTimeout(60_000);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The assistant on a page where it may open by itself, its window open; time passes only where a test lets it. */
export async function show(props: Partial<AssistantProps> = {}) {
  document.head.innerHTML = '<meta data-chat-start>';
  return showElsewhere(props);
}

/** On a site that speaks for itself: the need comes first. */
export const showNeedFirst = (props: Partial<AssistantProps> = {}) =>
  show({ site: { ...site, asksDetailsFirst: false }, onboarding: undefined, ...props });

/** A screen for fingers, or, as anywhere else, one for a mouse. */
export const setTouch = (isTouch: boolean) =>
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' }),
  });

/** The same on a page that does not ask for it, of this site or, with an `origin`, of another. */
export async function showElsewhere(props: Partial<AssistantProps> = {}) {
  // A reload comes after what was before it.
  jest.useFakeTimers({ now: Date.now() + 1000 });
  if (!('matchMedia' in globalThis)) setTouch(false);
  const view = render(<Assistant site={site} language="en" onboarding={upstreamOnboarding} {...props} />);
  await pass(1500);
  const textarea = () => screen.getByLabelText(/^(Your message|आपका संदेश|আপনার বার্তা)$/i);
  const settle = () => pass(2500);
  return {
    settle,
    ...view,
    bubbles: () =>
      [...document.querySelectorAll('.rcb-bot-message, .rcb-user-message')].map(
        ({ textContent }) => textContent ?? '',
      ),
    input: textarea,
    async pick(name: string) {
      const choices = screen.getAllByText(name, { selector: 'button' });
      fireEvent.click(choices.at(-1) ?? document.body);
      await settle();
    },
    async say(text: string) {
      const input = textarea();
      if (text) fireEvent.change(input, { target: { value: text } });
      fireEvent.keyDown(input, { key: 'Enter' });
      await settle();
    },
  };
}
export type Shown = Awaited<ReturnType<typeof show>>;

/** Through the onboarding in English, to the first question of the server. */
export async function onboard({ pick, say }: Shown): Promise<void> {
  await pick('English');
  await say('Ria');
  await say('34');
  await say('ria@example.com');
  await say('98300 12345');
}

export function cleanUp(): void {
  jest.clearAllTimers();
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  Reflect.deleteProperty(globalThis, 'fetch');
}
