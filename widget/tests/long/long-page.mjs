import ChatBot, { ChatBotProvider, useMessages } from 'long-library';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const flow = { start: { message: 'Hello', path: 'start' } };
const hooks = {};
const stock = { messages: [] };

const Probe = () => {
  hooks.messages = useMessages();
  return null;
};
createRoot(document.getElementById('root')).render(
  createElement(ChatBotProvider, null, createElement(ChatBot, { id: 'bot', flow }), createElement(Probe)),
);

/** Between a few words and a paragraph. */
const textOf = (number) => `Message ${number}. ${'Some more words of it. '.repeat(number % 7)}`;
const messageOf = (_, number) => ({
  id: `long-${number}`,
  content: textOf(number),
  sender: number % 3 === 0 ? 'USER' : 'BOT',
  type: 'string',
  timestamp: 'Sat, 21 Nov 2026 05:00:00 GMT',
  tags: [],
});
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
/** What is measured begins in a task of its own. */
const task = () => new Promise((done) => setTimeout(done));
const body = () => document.querySelector('.rcb-chat-body-container');
const rows = () => document.querySelectorAll('[data-rcb-message]').length;

/** The parts of a long conversation, each ready when it is drawn. */
globalThis.long = {
  frame,
  rows,
  /** The host's own work: messages to come. */
  make(count) {
    stock.messages = Array.from({ length: count }, messageOf);
  },
  async fill(count) {
    await task();
    hooks.messages.replaceMessages(stock.messages);
    while (rows() < count) await frame();
  },
  async open() {
    await task();
    document.querySelector('.rcb-toggle-button').click();
    for (let count = 0; count < 20; count += 1) await frame();
  },
  /** Through the whole list in 100 steps, then to both of its ends. */
  async scroll() {
    const { scrollHeight } = body();
    for (let step = 99; step >= 0; step -= 1) {
      body().scrollTop = (scrollHeight * step) / 100;
      await frame();
    }
    for (const top of [0, 1e9, 0, 1e9]) {
      body().scrollTop = top;
      await frame();
      await frame();
    }
  },
  async receive(count) {
    for (let number = 0; number < count; number += 1) {
      const before = rows();
      await hooks.messages.injectMessage(`Received ${number}`);
      while (rows() === before) await frame();
      await frame();
    }
  },
  async stream(count) {
    let text = '';
    for (let number = 0; number < count; number += 1) {
      text += `word ${number} `;
      await hooks.messages.streamMessage(text);
      await frame();
    }
    await hooks.messages.endStreamMessage();
    await frame();
  },
  async clear() {
    hooks.messages.replaceMessages([]);
    while (rows() > 0) await frame();
    await frame();
  },
  /** Where the newest row ends, seen from the end of what is in sight; 0 at the end. */
  fromEnd: () => Math.round(body().scrollHeight - body().scrollTop - body().clientHeight),
};
