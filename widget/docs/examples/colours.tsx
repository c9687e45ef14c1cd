/**
 * Colours and inline styles
 *
 * Two colours dress the whole window; the text on them is dark or light by contrast. `styles` reaches single parts.
 *
 * - choose Show me
 * - see A green header and square bubbles.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Shall I change clothes?',
    options: ['Show me'],
    path: 'end',
  },
  end: { message: 'A green header and square bubbles.' },
};

const settings = {
  general: {
    embedded: true,
    primaryColor: '#0b6e4f',
    secondaryColor: '#0b4f3a',
    fontFamily: 'Georgia, serif',
  },
  header: { title: 'Garden shop' },
};
const styles = {
  botBubbleStyle: { borderRadius: 4 },
  userBubbleStyle: { borderRadius: 4 },
  botOptionStyle: { borderRadius: 4 },
};

export const Example = () => (
  <ChatBot flow={flow} settings={settings} styles={styles} />
);
