/**
 * The conversation without React
 *
 * `createChat` has the same conversation without an interface. Here a list and two kinds of buttons are drawn by hand.
 *
 * - press For someone else
 * - see BOT: For someone else: we will call you.
 */
import {
  type Chat,
  createChat,
  isLive,
  itemLabel,
  itemValue,
} from '@/widget/vanilla';

const chat = createChat({
  flow: {
    start: {
      message: 'Hello! Who is asking?',
      options: ['For myself', 'For someone else'],
      path: 'end',
    },
    end: {
      message: ({ userInput }) => `${userInput}: we will call you.`,
      chatDisabled: true,
    },
  },
});

function draw(
  { getState, entries, chooseOption }: Chat,
  list: HTMLElement,
) {
  const rows = entries.map((entry) => {
    const row = document.createElement('li');
    const { message } = entry;
    if (entry.kind !== 'interactive')
      row.textContent = `${message.sender}: ${message.content}`;
    else
      for (const item of entry.interactive.items) {
        const button = document.createElement('button');
        button.textContent = itemLabel(item);
        button.disabled = !isLive(getState(), entry.interactive);
        button.onclick = () =>
          void chooseOption(message.id, itemValue(item));
        row.append(button);
      }
    return row;
  });
  list.replaceChildren(...rows);
}

const list = document.createElement('ol');
document.querySelector('#chat')?.append(list);
draw(chat, list);
chat.subscribe(() => draw(chat, list));
