import { languages } from '@/lib/i18n/language';
import type { Flow } from '@/widget/index';
import { talkFlow } from './conversation-flow';
import type { FlowParts } from './flow-steps';
import { greetings, onboarding } from './onboarding-flow';

/** The whole conversation as blocks of the widget: language, onboarding, then what the server says (chat spec §4). */
export const assistantFlow = (parts: FlowParts): Flow =>
  Object.assign(
    greetings(parts),
    ...languages.flatMap((language) => [onboarding(parts, language), talkFlow(parts, language)]),
  );
