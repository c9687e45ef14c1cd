/**
 * A style sheet of your own
 *
 * Class names that begin with `rcb-` are there for your style sheet, and the custom properties for its colours.
 *
 * - choose Show me
 * - see Round as a pebble.
 */
import ChatBot, { type Flow } from '@/widget';
import './own-stylesheet.css';

const flow: Flow = {
  start: {
    message: 'Shall I show my other side?',
    options: ['Show me'],
    path: 'end',
  },
  end: { message: 'Round as a pebble.' },
};

export const Example = () => (
  <div className="pebble">
    <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
  </div>
);
