import ChatBot, { ChatBotProvider, useMessages } from 'bench-library';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const flow = { start: { message: 'hi', path: 'start' } };
const settings = { chatWindow: { defaultOpen: true } };
const hooks = {};
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const count = (selector) => document.querySelectorAll(selector).length;
const bubbles = () => count('.rcb-bot-message');

const Probe = () => {
  hooks.messages = useMessages();
  return null;
};

function start() {
  const bot = createElement(ChatBot, { id: 'bot', flow, settings });
  createRoot(document.getElementById('root')).render(
    createElement(ChatBotProvider, null, bot, createElement(Probe)),
  );
}

/** Until `isDone`, looked at after every change of the page. */
const until = (isDone) =>
  new Promise((done) => {
    const look = () => {
      if (!isDone()) return;
      observer.disconnect();
      done(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });

const hasSpoken = () =>
  [...document.querySelectorAll('.rcb-bot-message')].some((one) => one.textContent?.includes('hi'));

async function ready() {
  start();
  await until(hasSpoken);
  await frame();
}

async function say(number) {
  const before = bubbles();
  for (let index = 0; index < number; index += 1) await hooks.messages.injectMessage(`message ${index}`);
  await until(() => bubbles() >= before + number);
}

function keystroke(area, text) {
  const startedMs = performance.now();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value').set.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  return startedMs;
}

globalThis.bench = {
  async firstMessage() {
    const startedMs = performance.now();
    start();
    return (await until(hasSpoken)) - startedMs;
  },
  async inject() {
    await ready();
    const startedMs = performance.now();
    await say(1000);
    void document.body.offsetHeight;
    return performance.now() - startedMs;
  },
  /** A keystroke counts until the page has been drawn anew: scripts, style and layout, without waiting for the screen. */
  async type() {
    await ready();
    const before = count('.rcb-chat-body-container *');
    await say(500);
    await frame();
    const nodes = (count('.rcb-chat-body-container *') - before) / 500;
    const area = document.querySelector('.rcb-chat-input-textarea');
    const times = [];
    for (let index = 1; index <= 40; index += 1) {
      const startedMs = keystroke(area, 'x'.repeat(index));
      await new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(0);
      });
      void document.body.offsetHeight;
      times.push(performance.now() - startedMs);
      await frame();
    }
    return { nodes, keystrokeMs: times.toSorted((a, b) => a - b)[20] };
  },
};
