/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { hasNginx, shippedFault } from '@/tests/bench/nginx-process.mjs';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const itWithNginx = hasNginx() ? it : it.skip;

itWithNginx('nginx takes the shipped configuration', async () => {
  expect(await shippedFault()).toBeNull();
});

it('container, unit and nginx name the same ports, folders and proxy', () => {
  const ports = Array.from(read('compose.yaml').matchAll(/127\.0\.0\.1:(\d+):3000/g), ([, port]) => port);
  expect(ports).toEqual(['3000', '3001']);
  for (const port of ports) expect(read('nginx/site-http.conf')).toContain(`server 127.0.0.1:${port} `);
  expect(read('site@.service')).toContain(`site@${ports.join(' site@')}`);
  expect(read('site@.service')).toMatch(/^ReadWritePaths=\/srv\/site\/\.data \/srv\/site\/\.next\/cache$/m);
  for (const file of ['site@.service', 'compose.yaml']) expect(read(file)).toMatch(/TRUST_PROXY[=:] ?"?1/);
  expect(read('nginx/site-server.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

it('the container is built and run by Node 24, by a user without rights', () => {
  const images = Array.from(read('Dockerfile').matchAll(/^FROM (\S+)/gm), ([, image]) => image);
  expect(new Set(images)).toEqual(new Set(['node:24-bookworm-slim']));
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
  expect(read('compose.yaml')).toContain('read_only: true');
});
