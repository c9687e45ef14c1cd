import ChatBot, { ChatBotProvider, useMessages } from 'bench-library';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const flow = { start: { message: 'hi', path: 'start' } };
const settings = { chatWindow: { defaultOpen: true } };
const hooks = {};
/** Until what is drawn has been painted. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
/** Until the next task. */
const task = () => new Promise((done) => setTimeout(done));
const inside = () => document.querySelectorAll('.rcb-chat-body-container *').length;

const Probe = () => {
  hooks.messages = useMessages();
  return null;
};

/**
 * Counts the bubbles as they come in, looking at what is new only, so that watching costs the same at any length.
 * A bubble counts with its words: a bare place holder is no message.
 */
const seen = { count: 0, waiting: null };
const bubblesIn = (node) => {
  if (node.nodeType !== Node.ELEMENT_NODE) return 0;
  const own = node.matches('.rcb-bot-message') && node.textContent ? 1 : 0;
  return own + [...node.querySelectorAll('.rcb-bot-message')].filter((one) => one.textContent).length;
};
const look = (records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) seen.count += bubblesIn(node);
  if (!seen.waiting || seen.count < seen.waiting.number) return;
  seen.waiting.done();
  seen.waiting = null;
};
const drawn = (number) =>
  new Promise((done) => {
    seen.waiting = { number, done };
    look([]);
  });

function start() {
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  const bot = createElement(ChatBot, { id: 'bot', flow, settings });
  createRoot(document.getElementById('root')).render(
    createElement(ChatBotProvider, null, bot, createElement(Probe)),
  );
}

async function oneByOne(number, rest) {
  for (let index = 0; index < number; index += 1) {
    const next = drawn(seen.count + 1);
    await hooks.messages.injectMessage(`message ${index}`);
    await next;
    await rest();
  }
}

globalThis.bench = {
  /** From nothing to the first painted message. */
  async open() {
    const startedMs = performance.now();
    start();
    await drawn(1);
    const wallMs = performance.now() - startedMs;
    await frame();
    return wallMs;
  },
  /** All handed over without waiting for any to be drawn. */
  async flood(number) {
    const until = seen.count + number;
    for (let index = 0; index < number; index += 1) await hooks.messages.injectMessage(`message ${index}`);
    await drawn(until);
    await frame();
  },
  /** Each is in the page before the next is handed over, in a task of its own; the browser paints when it will. */
  drawnEach: (number) => oneByOne(number, task),
  /** Each is painted before the next is handed over. */
  paintedEach: (number) => oneByOne(number, frame),
  frame,
  inside,
  /** What every bubble says, in order: the work is the same on both sides only if this is. */
  said: () => [...document.querySelectorAll('.rcb-bot-message')].map((one) => one.textContent),
};
