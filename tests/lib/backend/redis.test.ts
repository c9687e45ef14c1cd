import { createServer, type Server, type Socket } from 'node:net';
import { connectTo, type SharedMemory } from '@/lib/backend/redis';
import { describeWith } from '@/tests/helpers/describe-with';

let server: Server | undefined;
const sockets = new Set<Socket>();
let memory: SharedMemory | undefined;

afterEach(async () => {
  memory?.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** A Redis that answers as it is told, or not at all. */
async function fakeRedis(answer: (command: string, socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => answer(bytes.toString(), socket));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port }: { port?: number } = Object(server.address());
  return `redis://127.0.0.1:${port}`;
}

const whenUp = (given: SharedMemory) =>
  new Promise<void>((resolve) => given.client.once('ready', () => resolve()));

/** Greets as Redis does, and is silent when asked for anything. */
const hanging = (bytes: string, socket: Socket) => {
  for (const [, command = ''] of bytes.matchAll(/\*\d+\r\n\$\d+\r\n([A-Za-z]+)/g)) {
    if (/^info$/i.test(command)) socket.write('$9\r\nloading:0\r\n');
    else if (/^hello$/i.test(command)) socket.write('%1\r\n$5\r\nproto\r\n:3\r\n');
    else if (!/^get$/i.test(command)) socket.write('+OK\r\n');
  }
};

it('is passed over at once where nothing listens', async () => {
  memory = connectTo('redis://127.0.0.1:1');
  expect(await memory.ask((client) => client.get('a'))).toBeUndefined();
  expect(memory.state()).toBe('down');
});

it('is given 100 ms where it hangs, and is then left alone for a while', async () => {
  memory = connectTo(await fakeRedis(hanging));
  await whenUp(memory);
  expect(memory.state()).toBe('up');
  const asked = jest.fn((client: SharedMemory['client']) => client.get('a'));
  const startedMs = performance.now();
  expect(await memory.ask(asked)).toBeUndefined();
  expect(performance.now() - startedMs).toBeLessThan(1000);
  expect(await memory.ask(asked)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(memory.state()).toBe('down');
});

describeWith('TEST_REDIS_URL', 'a server', (url) => {
  it('answers what it is asked', async () => {
    memory = connectTo(url);
    await whenUp(memory);
    expect(await memory.ask((client) => client.ping())).toBe('PONG');
  });

  it('is in time where its answer came while this process was busy', async () => {
    memory = connectTo(url);
    await whenUp(memory);
    const asked = memory.ask((client) => client.ping());
    const busyUntilMs = performance.now() + 300;
    while (performance.now() < busyUntilMs);
    expect(await asked).toBe('PONG');
    expect(memory.state()).toBe('up');
  });
});
