import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that says yes to everything (or `refusal` to the sender) and keeps what it is given. */
export function fakeSmtp(refusal?: string): Promise<{ url: string; server: Server; received: () => string }> {
  let text = '';
  const talk = (socket: Socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const said = String(chunk);
      text += said;
      if (inData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 kept\r\n');
      } else if (said.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (said.startsWith('MAIL') && refusal) socket.write(refusal);
      else socket.write('250 fine\r\n');
    });
  };
  const server = createServer(talk);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({ url: `smtp://127.0.0.1:${port}`, server, received: () => text });
    });
  });
}
