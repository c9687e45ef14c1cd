import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const CHAT_STEPS = 3;
/** A person gives up sometime: what is not acknowledged by then has failed. */
const LONGEST_MS = 60_000;

/**
 * What writers did: every acknowledged write, written down the moment its answer is there.
 * @param {() => void} [onWrite] called after each
 */
export function openBook(onWrite = () => undefined) {
  const book = {
    messages: [],
    chats: [],
    orders: [],
    paid: [],
    tried: [],
    writes: 0,
    again: 0,
    unknown: 0,
    failed: [],
  };
  return Object.assign(book, {
    write(list, entry) {
      list?.push(entry);
      book.writes += 1;
      onWrite();
    },
  });
}

/**
 * A writer sends what people send. What may be sent again (an order by its key, an answer by its step) is, until it is
 * acknowledged; a message whose answer did not come is left, since a second one would be a second message.
 * @param {{book: ReturnType<typeof openBook>, url: () => Promise<string>, visitor: () => {json: Function, close: () => void}}} options
 */
export function writersOf({ book, url, visitor }) {
  const insist = async (call) => {
    const startedMs = performance.now();
    for (;;) {
      try {
        return await call(await url());
      } catch (error) {
        const isFinal = error.status >= 400 && error.status < 500;
        if (isFinal || performance.now() - startedMs > LONGEST_MS) {
          book.failed.push(error.message);
          throw error;
        }
        book.again += 1;
        await pause(50);
      }
    }
  };
  const post = (client, path, body, headers) =>
    insist((base) => client.json(base + path, { method: 'POST', body, headers }));

  const message = async (client, name) => {
    const body = {
      fullname: 'Bench',
      email: `${name}@example.org`,
      phone: '',
      Address: '',
      message: `message ${name}`,
    };
    try {
      await client.json(`${await url()}/chat/save-details/`, { method: 'POST', body });
      book.write(book.messages, body.message);
    } catch (error) {
      if (error.status >= 400 && error.status < 500) book.failed.push(error.message);
      else book.unknown += 1;
    }
  };

  const chat = async (client) => {
    const { data } = await insist(async (base) => client.json(`${base}/chat/chat/generate_token/`));
    const talk = { token: data.token, said: [] };
    book.write(book.chats, talk);
    let asked = await post(client, '/chat/flow/', { token: talk.token, answer: '' });
    for (let step = 0; step < CHAT_STEPS && !asked.last_question; step += 1) {
      const [answer = '42'] = asked.suggestions;
      const next = await post(client, '/chat/flow/', { token: talk.token, answer, step: asked.question_id });
      talk.said.push(`${asked.question_id}: ${answer}`);
      book.write();
      asked = next;
    }
  };

  const donation = async (client, name) => {
    const body = orderBody(name);
    book.tried.push(body.email);
    const order = await post(client, '/chat/payment/', body, { 'idempotency-key': name });
    book.write(book.orders, { ...order, email: body.email });
    const asked = { order_id: order.order_id, outcome: 'success' };
    const { response } = await post(client, '/chat/payment/sandbox/', asked);
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = response;
    const pair = {
      order_id: razorpay_order_id,
      payment_id: razorpay_payment_id,
      signature: razorpay_signature,
    };
    const { success } = await post(client, '/chat/payment/verify/', pair);
    if (success) book.write(book.paid, order.gift_token);
    else book.failed.push(`${order.order_id} is not verified`);
  };

  const kinds = [message, chat, donation];
  /** Write number n of this name; a failure is in the book. */
  return async (n, name) => {
    const client = visitor();
    await kinds[n % kinds.length](client, name).catch(() => undefined);
    client.close();
  };
}

const orderBody = (name) => ({
  name: `Donor ${name}`,
  email: `${name}@example.org`,
  contact: '+919830000000',
  amount: 500,
  currency: 'INR',
  receipt: `receipt_${Date.now()}_${randomBytes(4).toString('hex')}`,
  payment_capture: 1,
  donor: { panCard: 'ABCPE1234F', address: '4 Lake Road, Kolkata' },
});
