/**
 * Answers of the chat endpoints, checked by hand: the contract's schemas stay on the server to spare the browser.
 * What is not as the document says gives null; text is text, whatever stands in it.
 */
export type FlowStep = {
  questionId: string;
  reply: string;
  suggestions: readonly string[];
  isLast: boolean;
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reply longer than this is cut; no bubble can show it sanely. */
const LONGEST_REPLY = 10_000;
const MOST_SUGGESTIONS = 12;
const LONGEST_SUGGESTION = 200;

/** `{data: {token}}` (spec §7). */
export function readToken(answer: unknown): string | null {
  const data = isFields(answer) ? answer['data'] : null;
  const token = isFields(data) ? data['token'] : null;
  return typeof token === 'string' && /^[\x21-\x7e]{1,512}$/.test(token) ? token : null;
}

/** One step of the flow; `content` is another name of `reply` (spec §3). */
export function readStep(answer: unknown): FlowStep | null {
  if (!isFields(answer)) return null;
  const { question_id: id, reply, content, suggestions, last_question: isLast } = answer;
  const said = typeof reply === 'string' ? reply : content;
  if (typeof said !== 'string' || said.trim() === '') return null;
  return {
    questionId: typeof id === 'string' || Number.isSafeInteger(id) ? String(id) : '',
    reply: said.length > LONGEST_REPLY ? `${said.slice(0, LONGEST_REPLY)}…` : said,
    suggestions: readSuggestions(suggestions),
    isLast: isLast === true,
  };
}

/** Each once, none empty, not more than a hand can look through. */
function readSuggestions(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  const texts = given.filter((item) => typeof item === 'string').map((item) => item.trim());
  const usable = texts.filter((text) => text !== '' && text.length <= LONGEST_SUGGESTION);
  return [...new Set(usable)].slice(0, MOST_SUGGESTIONS);
}

/** The last question of a conversation so far; null where there is none, or none that can be read (spec §4). */
export function readLastOfHistory(answer: unknown): FlowStep | null {
  const history = isFields(answer) ? answer['history'] : null;
  return Array.isArray(history) ? readStep(history.at(-1)) : null;
}

/** Whether the backend erased its copy; null where the answer says neither. */
export function readErased(answer: unknown): boolean | null {
  const erased = isFields(answer) ? answer['erased'] : null;
  return typeof erased === 'boolean' ? erased : null;
}

/** The code of our error body (contract §6). */
export function readProblemCode(answer: unknown): string {
  const error = isFields(answer) ? answer['error'] : null;
  const code = isFields(error) ? error['code'] : null;
  return typeof code === 'string' ? code : '';
}
