/**
 * A plugin
 *
 * A plugin is a hook. It may bring settings and styles, use the other hooks, and answer events.
 *
 * - type helo
 * - see hello
 */
import { useCallback } from 'react';
import ChatBot, {
  type Flow,
  type Plugin,
  RcbEvent,
  type RcbPreInjectMessageEvent,
  useOnRcbEvent,
} from '@/widget';

/** Mends one word in whatever the visitor writes. */
const useSpelling: Plugin = () => {
  const mend = useCallback(
    ({ data: { message } }: RcbPreInjectMessageEvent) => {
      if (typeof message.content === 'string')
        message.content = message.content.replaceAll('helo', 'hello');
    },
    [],
  );
  useOnRcbEvent(RcbEvent.PRE_INJECT_MESSAGE, mend);
  return {
    name: 'spelling',
    settings: { event: { rcbPreInjectMessage: true } },
  };
};

const flow: Flow = {
  start: { message: 'Write “hello” without its second l.', path: 'start' },
};

export const Example = () => (
  <ChatBot
    flow={flow}
    plugins={[useSpelling]}
    settings={{ general: { embedded: true } }}
  />
);
