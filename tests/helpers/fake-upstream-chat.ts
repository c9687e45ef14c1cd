import type { Answer } from './fake-upstream-faults';

type Conversation = { at: number; answers: string[]; registration: object | null };
export type UpstreamChats = Map<string, Conversation>;

export type Question = { question_id: string; reply: string; suggestions: string[]; last_question?: boolean };

export const sampleQuestions = (): Question[] => [
  { question_id: 'who', reply: 'Who is the help for?', suggestions: ['Me', 'Someone in my family'] },
  { question_id: 'substance', reply: 'What is it about?', suggestions: ['Alcohol', 'Something else'] },
  { question_id: 'when', reply: 'Since when?', suggestions: [] },
  { question_id: 'end', reply: 'Thank you. Please call us.', suggestions: [], last_question: true },
];

const ok = (body: unknown): Answer => ({ status: 200, body });
const unknownToken: Answer = { status: 404, body: { detail: 'No such token.' } };

/**
 * The chat calls as the documents' API host may answer them: it knows no `step`, so every answer it hears moves the
 * conversation on.
 */
export function chatAnswers(
  chats: UpstreamChats,
  body: unknown,
  questions: readonly Question[],
): [string, () => Answer][] {
  const { token, answer, ...registration } = Object(body);
  const known = (reply: (chat: Conversation) => Answer) => () => {
    const chat = chats.get(String(token));
    return chat ? reply(chat) : unknownToken;
  };
  return [
    ['GET /chat/chat/generate_token/', () => ok({ data: { token: newChat(chats) } })],
    [
      'POST /chat/chat/',
      known((chat) => {
        chat.registration = registration;
        return { status: 201, body: { message: 'created' } };
      }),
    ],
    ['POST /chat/chat/get_history/', known((chat) => ok({ history: historyOf(chat, questions) }))],
    ['POST /chat/flow/', known((chat) => ok(step(chat, String(answer), questions)))],
    [
      'POST /chat/chat/erase/',
      () => {
        chats.delete(String(token));
        return ok({ erased: true });
      },
    ],
  ];
}

function newChat(chats: UpstreamChats): string {
  const token = `stand-in-token-${chats.size + 1}-${Date.now().toString(36)}`;
  chats.set(token, { at: -1, answers: [], registration: null });
  return token;
}

function step(chat: Conversation, answer: string, questions: readonly Question[]) {
  const isOver = chat.at === questions.length - 1;
  if (chat.at === -1) chat.at = 0;
  else if (answer !== '' && !isOver) {
    chat.answers.push(answer);
    chat.at += 1;
  }
  return { last_question: false, ...questions[chat.at] };
}

const historyOf = ({ at, answers }: Conversation, questions: readonly Question[]) =>
  questions.slice(0, at + 1).map(({ question_id, reply, suggestions }, index) => ({
    question_id,
    content: reply,
    ...(suggestions.length > 0 && { suggestions }),
    ...(answers[index] !== undefined && { answer: answers[index] }),
  }));
