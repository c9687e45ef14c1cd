import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const which = (name) => {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

/** The shell without windows first: the same engine, and the tests take two thirds of the time. */
const onSystem = () =>
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(which)
    .find(Boolean);

const ownOfPlaywright = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

function attempt(command, args) {
  console.log(`chromium: running ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    console.log(`chromium: ${command} did not succeed`);
    return false;
  }
}

function installed() {
  if (attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    const path = ownOfPlaywright();
    if (path) return path;
  }
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...root, 'apt-get', ...args];
    return attempt(command, rest);
  };
  if (which('apt-get')) {
    apt('update', '-qq');
    // Older Debian and Ubuntu have no package of the shell alone.
    if (!apt('install', '-y', '-qq', 'chromium-headless-shell')) apt('install', '-y', '-qq', 'chromium');
  }
  return onSystem();
}

/**
 * A browser for the tests (contract §1): CHROMIUM_PATH, a system one, Playwright's own, else one is installed.
 * Says what it did; throws when there is none to be had.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: no file at ${given}`);
  const path = given ?? onSystem() ?? ownOfPlaywright() ?? installed();
  if (!path) throw new Error('chromium: none found and none could be installed; set CHROMIUM_PATH');
  console.log(`chromium: ${path}`);
  return path;
}
