import { spawn } from 'node:child_process';
import { visitor } from './client.mjs';

/** Lines of JSON from the operator's desk on the same store. */
async function desk(env, words) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['dist/desk.mjs', ...words, '--json'], {
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of child.stdout) text += part;
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** So many reads an address: a reader of thousands is stopped by the limits, and what is not read is not lost. */
const READS_A_CLIENT = 20;

/** A way to ask that changes its address now and then. */
function readerOf(newClient) {
  let client = newClient();
  let reads = 0;
  return {
    json: (...asked) => {
      reads += 1;
      if (reads % READS_A_CLIENT === 0) {
        client.close();
        client = newClient();
      }
      return client.json(...asked);
    },
    close: () => client.close(),
  };
}

const countBy = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/**
 * Compares what was acknowledged with what is there now. `newClient` has an address of its own where limits are on.
 * @returns {Promise<{lost: string[], twice: string[]}>} what is wrong, in words
 */
export async function readBack({ book, url, env, newClient = visitor }) {
  const lost = [];
  const twice = [];
  const messages = countBy((await desk(env, ['messages', 'list'])).map(({ message }) => message));
  for (const message of book.messages) if (!messages.has(message)) lost.push(message);
  for (const [message, times] of messages) if (times > 1) twice.push(message);
  const gifts = countBy((await desk(env, ['donations', 'list'])).map(({ email }) => email));
  for (const { email } of book.orders) if (!gifts.has(email)) lost.push(`gift of ${email}`);
  for (const [email, times] of gifts) if (times > 1) twice.push(`gift of ${email}`);
  const client = readerOf(newClient);
  for (const { gift_token, amount, order_id } of book.orders) {
    const gift = await client.json(`${url}/chat/payment/gift/${gift_token}`).catch(() => ({}));
    const isPaid = book.paid.includes(gift_token);
    if (gift.amount !== amount || (isPaid && gift.state !== 'paid')) lost.push(`order ${order_id}`);
  }
  for (const { token, said } of book.chats) {
    const options = { method: 'POST', body: { token } };
    const { history } = await client
      .json(`${url}/chat/chat/get_history/`, options)
      .catch(() => ({ history: [] }));
    const kept = history
      .filter(({ answer }) => answer)
      .map(({ question_id, answer }) => `${question_id}: ${answer}`);
    for (const words of said) if (!kept.includes(words)) lost.push(`chat ${words}`);
    if (new Set(kept).size < kept.length) twice.push(`chat ${kept.join(', ')}`);
  }
  client.close();
  return { lost, twice };
}
