/**
 * Light Markdown
 *
 * Bold, italic, code, lists and links. It makes elements, never HTML, and links lead to safe addresses only.
 *
 * - choose Show me
 * - see important
 * - see <b>This is no markup.</b>
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Shall I show some **Markdown**?',
    options: ['Show me'],
    path: 'end',
  },
  end: {
    message: [
      'What is **important** stands out:',
      '',
      '- *emphasis*',
      '- `code`',
      '- [the examples](examples-messages.html)',
      '',
      '<b>This is no markup.</b>',
    ].join('\n'),
    chatDisabled: true,
  },
};

const settings = {
  general: { embedded: true },
  botBubble: { markdown: true },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
