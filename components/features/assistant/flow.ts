import { assistantLanguages } from '@/lib/i18n/en/assistant';
import type { Flow } from '@/widget/index';
import type { FlowParts } from './flow-parts';
import { greetings, onboarding } from './onboarding-flow';
import { talkFlow } from './talk-flow';

/** The whole conversation as blocks of the widget: language, onboarding, then what the server says (chat spec §4). */
export const assistantFlow = (parts: FlowParts): Flow =>
  Object.assign(
    greetings(parts),
    ...assistantLanguages.flatMap((language) => [onboarding(parts, language), talkFlow(parts, language)]),
  );
