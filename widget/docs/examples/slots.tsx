/**
 * A header of your own
 *
 * Each section of the window can be replaced by a component. Header, input row and footer are handed their buttons.
 *
 * - see Asha answers you
 * - choose Hello
 * - see Hello to you.
 */
import type { ReactNode } from 'react';
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: { message: 'Say hello.', options: ['Hello'], path: 'end' },
  end: { message: 'Hello to you.' },
};

const Header = ({ buttons }: { buttons: ReactNode }) => (
  <header>
    <p>
      <strong>Asha answers you</strong> {buttons}
    </p>
  </header>
);

export const Example = () => (
  <ChatBot
    flow={flow}
    slots={{ chatBotHeader: Header }}
    settings={{ general: { embedded: true } }}
  />
);
