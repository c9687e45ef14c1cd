const ENDPOINT = '/api/chat';
const PIECES = ['A flow', ' maps names', ' of paths', ' to blocks.'];
const PAUSE_MS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A stream as a server of the AI SDK sends it: one answer, then two options. */
async function* events() {
  yield { type: 'start', messageId: 'answer' };
  yield { type: 'text-start', id: 'text' };
  for (const delta of PIECES) {
    await pause();
    yield { type: 'text-delta', id: 'text', delta };
  }
  yield { type: 'text-end', id: 'text' };
  yield { type: 'data-options', data: ['And a block?', 'Thank you'] };
  yield { type: 'finish', finishReason: 'stop' };
}

function answer(): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(`data: ${text}\n\n`));
      for await (const event of events()) write(JSON.stringify(event));
      write('[DONE]');
      controller.close();
    },
  });
  const headers = { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' };
  return new Response(body, { headers });
}

/** These pages have no server: requests to one address are answered here, all others as always. */
const fetchFromNetwork = window.fetch.bind(window);
window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return url.pathname === ENDPOINT ? Promise.resolve(answer()) : fetchFromNetwork(input, init);
};
