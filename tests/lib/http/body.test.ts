import { readBody } from '@/lib/http/body';
import { makeChunkedBody, makeRequest, makeStreamPost } from '@/tests/helpers/requests';

const LIMIT = 64 * 1024;
const post = (body: BodyInit, headers: Record<string, string> = {}) => makeStreamPost('/x', body, headers);

describe('reading a body', () => {
  it('gives its text', async () => {
    await expect(readBody(post('নমস্কার'))).resolves.toBe('নমস্কার');
  });

  it('takes a body of exactly 64 KiB', async () => {
    await expect(readBody(post(' '.repeat(LIMIT)))).resolves.toHaveLength(LIMIT);
  });

  it('refuses a byte more, counted in bytes', async () => {
    await expect(readBody(post('é'.repeat(LIMIT / 2 + 1)))).rejects.toMatchObject({ status: 413 });
  });

  it('refuses by the length announced before it reads anything', async () => {
    const body = makeChunkedBody(10);
    const reading = readBody(post(body, { 'content-length': String(LIMIT + 1) }));
    await expect(reading).rejects.toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it('counts a body in pieces that announces no length', async () => {
    await expect(readBody(post(makeChunkedBody(LIMIT + 1)))).rejects.toMatchObject({ status: 413 });
  });

  it('counts a body that announces less than it sends', async () => {
    const body = post(makeChunkedBody(LIMIT * 2), { 'content-length': '10' });
    await expect(readBody(body)).rejects.toMatchObject({ status: 413 });
  });

  it('stops reading a body without end', async () => {
    let stopped = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)),
      cancel: () => {
        stopped = true;
      },
    });
    await expect(readBody(post(endless))).rejects.toMatchObject({ status: 413 });
    for (let turn = 0; turn < 100 && !stopped; turn += 1) await new Promise((next) => setTimeout(next, 10));
    expect(stopped).toBe(true);
  });

  it('refuses at once, then reads the rest so that the answer is not lost with the connection', async () => {
    let isRead = false;
    let left = 20;
    const long = new ReadableStream({
      pull(controller) {
        left -= 1;
        if (left > 0) return controller.enqueue(new Uint8Array(16 * 1024));
        isRead = true;
        return controller.close();
      },
    });
    await expect(readBody(post(long))).rejects.toMatchObject({ status: 413 });
    for (let turn = 0; turn < 100 && !isRead; turn += 1) await new Promise((next) => setTimeout(next, 10));
    expect(isRead).toBe(true);
  });

  it('refuses what is no UTF-8', async () => {
    const reading = readBody(post(new Uint8Array([0x22, 0xff, 0x22])));
    await expect(reading).rejects.toMatchObject({ status: 400, code: 'bad_encoding' });
  });

  it('gives nothing for no body', async () => {
    await expect(readBody(makeRequest('/x'))).resolves.toBe('');
  });
});
