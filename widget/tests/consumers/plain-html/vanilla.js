import { createChat, isLive } from '/package/dist/vanilla.js';

const chat = createChat({
  id: 'own',
  flow: {
    start: { message: 'What should we call you?', path: 'day' },
    day: {
      message: ({ userInput }) => `Thank you, ${userInput}. Which day?`,
      options: ['Monday', 'Tuesday'],
      path: 'end',
    },
    end: { message: ({ userInput }) => `${userInput} it is.`, chatDisabled: true },
  },
  settings: { chatInput: { botDelay: 0 } },
});

const list = document.querySelector('ol');
const form = document.querySelector('form');
const input = document.querySelector('input');

function rowOf(entry) {
  const row = document.createElement('li');
  if (entry.kind !== 'interactive') {
    row.textContent = entry.message.content;
    return row;
  }
  for (const item of entry.interactive.items) {
    const button = document.createElement('button');
    button.textContent = item.label ?? item;
    button.disabled = !isLive(chat.getState(), entry.interactive);
    button.addEventListener('click', () => chat.chooseOption(entry.message.id, item.value ?? item));
    row.append(button);
  }
  return row;
}

chat.subscribe(() => list.replaceChildren(...chat.entries.map(rowOf)));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (await chat.send(input.value)) form.reset();
});
