import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/site-process.mjs';
import { need } from './figures.mjs';

const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);
const command = (name, ...words) =>
  spawnSync(name, words, { encoding: 'utf8', env: { ...process.env, PATH } });

export const hasNginx = () => !command('nginx', '-v').error && !command('openssl', 'version').error;

export function needNginx() {
  need(hasNginx(), 'nginx is missing. Debian, Ubuntu: apt-get install nginx; macOS: brew install nginx');
}

/**
 * Writes the shipped configuration into a folder, with what belongs to a machine replaced: ports, names of folders
 * and, for a load from one address, the rates. Everything else is as in deploy/nginx/.
 */
async function writeShipped(folder, { ports, rates }) {
  const shipped = (name) => readFileSync(join('deploy/nginx', name), 'utf8');
  const put = (name, text) => writeFileSync(join(folder, name), text);
  const servers = ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n');
  const http = replaced(shipped('site-http.conf'), [
    [/^ {4}server 127\.0\.0\.1:3000 max_fails=0;$/m, servers],
    [/\/var\/cache\/nginx\/site/, join(folder, 'pages')],
  ]);
  put('site-http.conf', rates === 'off' ? http.replaceAll(/rate=\d+r\/s/g, 'rate=1000000r/s') : http);
  put(
    'site-server.conf',
    replaced(shipped('site-server.conf'), [
      [/\/var\/log\/nginx\/site\/access\.log/, join(folder, 'access.log')],
    ]),
  );
  const [plain, secure] = [await freePort(), await freePort()];
  put(
    'site.conf',
    replaced(shipped('site.conf'), [
      [/\/etc\/nginx\/site\//, `${folder}/`],
      [/\/etc\/letsencrypt\/live\/example\.org\//, `${folder}/`],
      [/listen (\[::\]:)?80;/, (_, any = '') => `listen ${any}${plain};`],
      [/listen (\[::\]:)?443 /, (_, any = '') => `listen ${any}${secure} `],
    ]),
  );
}

/** Each must be there: a configuration that has moved on must not be measured unnoticed. */
function replaced(text, pairs) {
  return pairs.reduce((rest, [pattern, by]) => {
    if (!pattern.test(rest)) throw new Error(`deploy/nginx no longer has ${pattern}`);
    return rest.replaceAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`), by);
  }, text);
}

const main = (folder, http) => `
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  default_type text/html;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`).join('\n  ')}
  ${http}
}
`;

/** Tries the three shipped files as they are installed, certificate included. Returns nginx's own words where they fail. */
function syntaxFault(folder) {
  const subject = ['-subj', '/CN=example.org', '-days', '1'];
  const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const made = command('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key, ...subject);
  need(!made.error, 'openssl is missing. Debian, Ubuntu: apt-get install openssl');
  writeFileSync(join(folder, 'shipped.conf'), main(folder, `include ${folder}/site.conf;`));
  const { status, stderr } = command('nginx', '-t', '-q', '-c', join(folder, 'shipped.conf'));
  return status === 0 ? null : stderr;
}

/** nginx's own words where it does not take deploy/nginx as it is shipped; null where it does. */
export async function shippedFault() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  try {
    for (const name of ['temp', 'pages']) mkdirSync(join(folder, name));
    await writeShipped(folder, { ports: ['3000'] });
    return syntaxFault(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * nginx with the shipped configuration in front of instances on these ports, on a free port of loopback, and
 * beside it a server of plain files (`filesFolder`, `fileUrl`).
 * @param {{ports: string[], rates?: 'off'}} options
 */
export async function startNginx({ ports, rates }) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  for (const name of ['temp', 'pages', 'files']) mkdirSync(join(folder, name));
  chmodSync(folder, 0o755);
  await writeShipped(folder, { ports, rates });
  const fault = syntaxFault(folder);
  if (fault) throw new Error(`deploy/nginx:\n${fault}`);
  const [port, filePort] = [await freePort(), await freePort()];
  const server = `server { listen 127.0.0.1:${port}; server_name _; include ${folder}/site-server.conf; }`;
  const fileServer = `server { listen 127.0.0.1:${filePort}; access_log ${folder}/files.log; root ${folder}/files;
    gzip_static on; location / { try_files $uri =404; } }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    main(folder, `include ${folder}/site-http.conf;\n  ${server}\n  ${fileServer}`),
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  return {
    url,
    fileUrl: `http://127.0.0.1:${filePort}`,
    filesFolder: join(folder, 'files'),
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}

async function untilAnswers(url) {
  for (let round = 0; round < 50; round += 1) {
    try {
      await fetch(url);
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error('nginx does not answer.');
}
