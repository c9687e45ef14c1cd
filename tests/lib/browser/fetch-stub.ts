/** What a call is answered with: a status and a body, words that are no JSON, or a broken line. */
export type Answer = { status: number; body: unknown } | { status: number; text: string } | 'broken';

export type Call = { path: string; body: unknown; headers: Record<string, string> };

/** Puts answers in the place of `fetch`, in their order by path; the last one of a path stays. */
export function answerCalls(answers: Record<string, Answer[]>): {
  calls: Call[];
  to: (path: string) => Call[];
} {
  const calls: Call[] = [];
  const stand = async (path: string, init?: RequestInit): Promise<Response> => {
    calls.push({
      path,
      body: init?.body === undefined ? null : JSON.parse(String(init.body)),
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    const list = answers[path] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer === undefined) throw new Error(`No answer for ${path}`);
    if (answer === 'broken') throw new TypeError('failed');
    const text = 'text' in answer ? answer.text : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status });
  };
  Object.defineProperty(globalThis, 'fetch', { value: stand, configurable: true, writable: true });
  return { calls, to: (path) => calls.filter((call) => call.path === path) };
}

export const problem = (status: number, code: string, fields?: Record<string, string>): Answer => ({
  status,
  body: { error: { code, message: 'No.', request_id: 'r1', ...(fields && { fields }) } },
});
