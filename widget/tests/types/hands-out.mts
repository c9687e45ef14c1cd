/** What ours hands out is what the package's declarations promise, and what they ask for is what ours takes. */

import type * as Original from 'original-chatbotify';
import type * as Ours from 'react-chatbotify';

type Same<Given extends Wanted, Wanted> = Given;
type Names = Exclude<keyof typeof Original, 'default' | 'RcbEvent' | 'ChatBotProvider'>;
type Hook = Extract<Names, `use${string}`>;
type Returning = Exclude<Hook, 'useOnRcbEvent'>;
/**
 * A flow's functions are called by the widget, with more params than the package's; as ours has more to give,
 * a flow is compared where it is taken, not where it is handed back.
 */
type Kept<T> = Omit<T, 'getFlow'>;
type HandsOut = { [Name in Returning]: Kept<ReturnType<(typeof Ours)[Name]>> };
type Promised = { [Name in Returning]: Kept<ReturnType<(typeof Original)[Name]>> };
type AroundFlow<E extends { data: object; promises: unknown }> = Omit<E, 'data'> & {
  data: Omit<E['data'], 'flow' | 'block'>;
};

export type Everything = [
  Same<typeof Ours, { [Name in Names]: unknown }>,
  Same<HandsOut, Promised>,
  Same<ReturnType<typeof Ours.getDefaultSettings>, Original.Settings>,
  Same<ReturnType<typeof Ours.getDefaultStyles>, Original.Styles>,
  Same<typeof Ours.Button, typeof Original.Button>,
  Same<`${Original.RcbEvent}`, `${Ours.RcbEvent}`>,
  Same<keyof typeof Original.RcbEvent, keyof typeof Ours.RcbEvent>,
];

export type HandedOut = [
  Same<Ours.Message, Original.Message>,
  Same<Ours.Toast, Original.Toast>,
  Same<Ours.Params, Original.Params>,
  Same<Ours.RcbPreInjectMessageEvent, Original.RcbPreInjectMessageEvent>,
  Same<Ours.RcbPostInjectMessageEvent, Original.RcbPostInjectMessageEvent>,
  Same<AroundFlow<Ours.RcbPreLoadChatBotEvent>, AroundFlow<Original.RcbPreLoadChatBotEvent>>,
  Same<AroundFlow<Ours.RcbPostLoadChatBotEvent>, AroundFlow<Original.RcbPostLoadChatBotEvent>>,
  Same<Ours.RcbStartSimulateStreamMessageEvent, Original.RcbStartSimulateStreamMessageEvent>,
  Same<Ours.RcbStopSimulateStreamMessageEvent, Original.RcbStopSimulateStreamMessageEvent>,
  Same<Ours.RcbStartStreamMessageEvent, Original.RcbStartStreamMessageEvent>,
  Same<Ours.RcbChunkStreamMessageEvent, Original.RcbChunkStreamMessageEvent>,
  Same<Ours.RcbStopStreamMessageEvent, Original.RcbStopStreamMessageEvent>,
  Same<Ours.RcbRemoveMessageEvent, Original.RcbRemoveMessageEvent>,
  Same<Ours.RcbLoadChatHistoryEvent, Original.RcbLoadChatHistoryEvent>,
  Same<Ours.RcbToggleChatWindowEvent, Original.RcbToggleChatWindowEvent>,
  Same<Ours.RcbStartSpeakAudioEvent, Original.RcbStartSpeakAudioEvent>,
  Same<Ours.RcbToggleAudioEvent, Original.RcbToggleAudioEvent>,
  Same<Ours.RcbToggleNotificationsEvent, Original.RcbToggleNotificationsEvent>,
  Same<Ours.RcbToggleVoiceEvent, Original.RcbToggleVoiceEvent>,
  Same<Ours.RcbChangePathEvent, Original.RcbChangePathEvent>,
  Same<Ours.RcbShowToastEvent, Original.RcbShowToastEvent>,
  Same<Ours.RcbDismissToastEvent, Original.RcbDismissToastEvent>,
  Same<Ours.RcbUserSubmitTextEvent, Original.RcbUserSubmitTextEvent>,
  Same<Ours.RcbUserUploadFileEvent, Original.RcbUserUploadFileEvent>,
  Same<Ours.RcbTextAreaChangeValueEvent, Original.RcbTextAreaChangeValueEvent>,
  Same<AroundFlow<Ours.RcbPreProcessBlockEvent>, AroundFlow<Original.RcbPreProcessBlockEvent>>,
  Same<AroundFlow<Ours.RcbPostProcessBlockEvent>, AroundFlow<Original.RcbPostProcessBlockEvent>>,
];

export type Taken = [
  Same<keyof Original.Block, keyof Ours.Block>,
  Same<Original.Block, Ours.Block>,
  Same<Original.Flow, Ours.Flow>,
  Same<Original.Settings, Ours.Settings>,
  Same<Original.Styles, Ours.Styles>,
  Same<Original.Theme, Ours.Theme>,
  Same<Original.Plugin, Ours.Plugin>,
  Same<Parameters<typeof Original.default>[0], React.ComponentProps<typeof Ours.default>>,
];

/** What the package forgets to export. */
export type Beyond = [Ours.Slots, Ours.RcbSaveChatHistoryEvent];

/** Names for what a flow with rich content is made of, so that a site writes its parts apart from the flow. */
export const free: Ours.Item = { label: 'Ask for a place', value: 'day', icon: '/day.svg', disabled: false };
export const choices: Ours.Choices = { items: ['At home', free], reusable: true };
export const checks: Ours.Checks = { ...choices, min: 1, max: 2 };
export const card: Ours.Card = { title: 'Day care', image: { src: '/day.jpg', alt: '' }, options: [free] };
export const when: Ours.InputField = { type: 'date', min: '2026-12-01' };
export const rule: Ours.InputRule = (input) => (input ? null : 'Please write something.');
export const actions: Ours.MessageAction[] = ['copy', 'feedback'];
export const words: Ours.RichTexts = { sendFiles: 'Send them' };
export const rich: Ours.Flow = {
  start: { cards: [card], path: 'when' },
  when: { input: when, path: 'check' },
  check: { checkboxes: checks, input: rule },
};
export const heard = ({ data }: Ours.RcbMessageFeedbackEvent): string =>
  `${data.message.id}: ${data.isHelpful}`;
