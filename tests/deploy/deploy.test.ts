/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as YAML from 'yaml';
import { hasNginx, shippedFault } from '@/bench/nginx-process.mjs';
import { envSchema, readEnv } from '@/lib/config/env';
import { prefixed } from '@/lib/i18n/language';
import { itWith } from '@/tests/helpers/describe-with';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const itWithNginx = itWith('nginx', hasNginx());

/** All that the operator's guide tells to type, and the parts of it for a machine and for containers. */
const guide = readFileSync('docs/OPERATIONS.md', 'utf8');
const commandsIn = (text: string) =>
  Array.from(text.matchAll(/^```sh\n(.*?)^```/gms), ([, block = '']) => block).join('');
const chapter = (title: string) =>
  guide.split(/^(?=#{2,3} )/m).find((text) => text.startsWith(`${title}\n`)) ?? '';
const deploy = commandsIn(chapter('## Deploy'));
const upgrade = commandsIn(chapter('## Upgrade'));
const containers = commandsIn(chapter('### In containers'));

const unit = read('site@.service');
const inUnit = (key: string) =>
  Array.from(unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm')), ([, value]) => value);
const compose = YAML.parse(read('compose.yaml'), { merge: true });

itWithNginx('nginx takes the shipped configuration', async () => {
  expect(await shippedFault()).toBeNull();
});

it('container, unit and nginx name the same ports, folders and proxy', () => {
  const ports = Array.from(read('compose.yaml').matchAll(/127\.0\.0\.1:(\d+):3000/g), ([, port]) => port);
  expect(ports).toEqual(['3000', '3001']);
  for (const port of ports) expect(read('nginx/site-http.conf')).toContain(`server 127.0.0.1:${port} `);
  for (const file of ['site@.service', 'compose.yaml']) expect(read(file)).toMatch(/TRUST_PROXY[=:] ?"?1/);
  expect(read('nginx/site-server.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

it('nginx knows the prefix of every language, for the pages that it keeps and in its log', () => {
  const conf = read('nginx/site-http.conf');
  const prefixes = Array.from(conf.matchAll(/\(\?:((?:\/[a-z]{2,3}\|?)+)\)\?/g), ([, named]) => named);
  const everyPrefix = prefixed.map((language) => `/${language}`).join('|');
  expect(prefixes).toEqual([everyPrefix, everyPrefix]);
});

it('the container is built and run by Node 24, by a user without rights', () => {
  const images = Array.from(read('Dockerfile').matchAll(/^FROM (\S+)/gm), ([, image]) => image);
  expect(new Set(images)).toEqual(new Set(['node:24-bookworm-slim']));
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
  expect(read('compose.yaml')).toContain('read_only: true');
});

describe('the guide', () => {
  it('makes the user of the unit and every folder that the unit needs before it starts', () => {
    expect(inUnit('User')).toEqual(['site']);
    expect(deploy).toMatch(/^useradd .*--user-group .*\bsite$/m);
    expect(inUnit('WorkingDirectory')).toEqual(['/srv/site']);
    expect(deploy).toMatch(/^ln -sfn \/srv\/releases\/\S+ \/srv\/site$/m);
    expect(inUnit('ReadWritePaths')).toEqual(['/srv/site/.next/cache']);
    for (const text of [deploy, upgrade])
      expect(text).toMatch(/^install -d \.next\/cache && chown -R site:site \.next\/cache$/m);
    expect(inUnit('StateDirectory')).toEqual(['site']);
    const startsAt = deploy.indexOf('systemctl enable');
    expect(startsAt).toBeGreaterThan(deploy.indexOf('cp deploy/site@.service /etc/systemd/system/'));
    for (const made of ['useradd', '/srv/site\n', '.next/cache', '/var/lib/config/site'])
      expect(deploy.indexOf(made)).toBeLessThan(startsAt);
  });

  it('makes every file and folder that nginx is told of, before nginx is', () => {
    const conf = ['site.conf', 'site-http.conf', 'site-server.conf'].map((name) => read(`nginx/${name}`));
    const told = conf.flatMap((text) =>
      Array.from(
        text.matchAll(/^\s*(?:include|ssl_certificate(?:_key)?|root|proxy_cache_path) (\/\S+?)[; ]/gm),
        ([, path = '']) => path,
      ),
    );
    const made: Record<string, RegExp> = {
      '/etc/nginx/site/site-http.conf': /^cp .*deploy\/nginx\/site-http\.conf .*\/etc\/nginx\/site\/$/m,
      '/etc/nginx/site/site-server.conf': /^cp .*deploy\/nginx\/site-server\.conf .*\/etc\/nginx\/site\/$/m,
      '/etc/letsencrypt/live/example.org/fullchain.pem':
        /^NAME=example\.org\ncertbot certonly .*-d "\$NAME" -d /m,
      '/etc/letsencrypt/live/example.org/privkey.pem': /^certbot certonly --webroot/m,
      // Debian's nginx brings it.
      '/var/www/html': /certbot .*-w \/var\/www\/html/,
      '/var/cache/nginx/site': /^install -d .*-o www-data .*\/var\/cache\/nginx\/site$/m,
    };
    expect([...new Set(told)].sort()).toEqual(Object.keys(made).sort());
    const endsAt = deploy.indexOf('nginx -t');
    for (const command of Object.values(made)) {
      expect(deploy).toMatch(command);
      expect(deploy.search(command)).toBeLessThan(endsAt);
    }
    expect(deploy).toMatch(/^install -d \/etc\/nginx\/site$/m);
  });

  it('has nginx’s log kept as long as the setting says, in a folder that the system’s own rule leaves alone', () => {
    const rule = read('logrotate');
    const [, log = ''] = /^(\/\S+) \{$/m.exec(rule) ?? [];
    expect(log).toBe('/var/log/nginx/site/access.log');
    expect(read('nginx/site-server.conf')).toContain(`access_log ${log} site;`);
    const days = readEnv({}).ACCESS_LOG_RETENTION_DAYS;
    for (const line of ['daily', `rotate ${days}`, `maxage ${days}`])
      expect(rule).toMatch(new RegExp(`^ +${line}$`, 'm'));
    const made = [
      'install -d -m 0755 -o root -g adm /var/log/nginx/site\n',
      'install -m 0644 deploy/logrotate /etc/logrotate.d/site\n',
    ];
    for (const command of made) {
      expect(deploy).toContain(command);
      expect(deploy.indexOf(command)).toBeLessThan(deploy.indexOf('nginx -t'));
    }
  });

  it('keeps settings, content and store outside the release, so that an upgrade leaves them alone', () => {
    for (const name of ['CONTENT_DIR', 'DATA_DIR']) {
      const [, folder = ''] = new RegExp(`${name}=(\\S+)`).exec(deploy) ?? [];
      expect(folder).toMatch(/^\/var\/lib\/site\//);
      expect(inUnit('Environment').join()).not.toContain(name);
    }
    expect(deploy).toMatch(/^cp -r content \/var\/lib\/site\/content && chown -R site:site/m);
    expect(upgrade).not.toMatch(/^cp /m);
    for (const text of [deploy, upgrade]) expect(text).toContain('ln -s /etc/site/env.local .env.local');
    // By the release that runs: the new one's desk would bring the store up to date beneath it.
    expect(upgrade).toMatch(/^cd \/srv\/site && runuser -u site -- node dist\/desk\.mjs backup /m);
  });

  it('asks the doctor before each start', () => {
    for (const text of [deploy, upgrade]) {
      expect(text.indexOf('desk.mjs doctor')).toBeGreaterThan(0);
      expect(text.indexOf('desk.mjs doctor')).toBeLessThan(text.search(/systemctl (?:enable|restart)/));
    }
  });

  it('sets nothing in the file of settings that a container must not take over', () => {
    expect(deploy + containers).not.toMatch(/HOSTNAME=/);
    expect(inUnit('Environment')).toContain('HOSTNAME=127.0.0.1');
  });
});

describe('a container', () => {
  const sites = ['site-a', 'site-b'].map((name) => compose.services[name]);

  it('listens where its port is published, whatever the file of settings says', () => {
    for (const { environment } of sites)
      expect(environment).toMatchObject({ HOSTNAME: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' });
    expect(read('Dockerfile')).toMatch(/^ENV .*HOSTNAME=0\.0\.0\.0 /m);
  });

  it('has the content in a volume that both share and an upgrade leaves alone', () => {
    expect(compose.volumes).toHaveProperty('content');
    for (const { environment, volumes } of sites) {
      expect(environment.CONTENT_DIR).toBe('/content');
      expect(volumes).toContain('content:/content');
    }
    expect(read('Dockerfile')).toMatch(/^RUN mv content \/content /m);
    expect(read('Dockerfile')).toMatch(/^VOLUME .*"\/content"/m);
  });

  it('is given every variable that it needs by the commands of the guide', () => {
    const needed = new Set(Array.from(read('compose.yaml').matchAll(/\$\{(\w+)/g), ([, name]) => name));
    for (const name of needed) expect(containers).toMatch(new RegExp(`${name}=%s`));
    for (const [, line] of containers.matchAll(/^docker compose (.*)$/gm))
      expect(line).toContain('-f deploy/compose.yaml --env-file .env.local ');
  });
});

it('unit and containers set variables of the schema alone', () => {
  const known = new Set([...Object.keys(envSchema.shape), 'NODE_ENV']);
  const set = [
    ...inUnit('Environment').map((line) => line?.split('=', 1)[0]),
    ...Object.keys(compose.services['site-a'].environment),
  ];
  expect(set.filter((name) => !known.has(String(name)))).toEqual([]);
});
