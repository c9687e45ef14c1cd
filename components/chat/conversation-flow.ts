import type { Language } from '@/lib/i18n/language';
import type { Block, Flow, Params } from '@/widget/index';
import { answerToSend, isOver } from './conversation-api';
import { type FlowParts, keepTalk, pathOf, talkOf } from './flow-steps';
import type { Outcome } from './session';

/** What the server says, step by step, to the end (spec §4, "Dynamic flow"). */
export function talkFlow(parts: FlowParts, language: Language): Flow {
  const words = parts.copy[language];
  const callUs = words.callUs(parts.phone.text, parts.phone.href);
  const at = (step: string) => pathOf(language, step);
  const say = makeSay(parts, language);

  const step: Block = {
    lang: language,
    options: (params) => {
      const talk = talkOf(params, language);
      return talk.failed ? [words.retry] : [...talk.suggestions];
    },
    input: async (answer) => {
      await parts.guard(answer, 'message', language);
      return null;
    },
    path: (params) => at(isOver(talkOf(params, language)) ? 'ended' : 'turn'),
  };

  return {
    [at('open')]: {
      message: async (params) => {
        const talk = talkOf(params, language);
        const outcome = await parts.session.open(talk);
        return say(params, outcome, talk.visitor);
      },
      ...step,
    },
    [at('turn')]: {
      message: async (params) => {
        const talk = talkOf(params, language);
        const answer = answerToSend(talk, params.userInput, words.retry);
        return say(params, await parts.session.turn(talk, answer), talk.visitor);
      },
      ...step,
    },
    [at('ended')]: {
      message: words.ended,
      lang: language,
      chatDisabled: true,
      transition: 0,
      path: at('end'),
    },
    [at('end')]: {
      message: async ({ injectMessage }) => {
        await injectMessage(words.endedThanks);
        return callUs;
      },
      lang: language,
      options: [words.restart],
      chatDisabled: true,
      function: () => parts.restart(),
    },
  };
}

/** Says what came, or what went wrong with a way on: the number to call; another try stands among the options. */
function makeSay(parts: FlowParts, language: Language) {
  const words = parts.copy[language];
  return async (
    params: Params,
    { talk, reply }: Outcome,
    { email, phone }: { email: string; phone: string },
  ) => {
    parts.onTalk(keepTalk(params, talk));
    if (talk.isRegistered) {
      params.keepSecret(email);
      params.keepSecret(phone);
    }
    const quietLine = parts.takeQuietLine(language);
    if (quietLine !== null) await params.injectMessage(quietLine);
    if (reply !== null) return reply;
    const why = talk.failed?.reason;
    await params.injectMessage(
      why === 'offline' ? words.offline : why === 'busy' ? words.busy : words.flowError,
    );
    return words.callUs(parts.phone.text, parts.phone.href);
  };
}
