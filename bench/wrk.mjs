import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { need } from './figures.mjs';

const CONNECTIONS = 16;

export function needWrk() {
  need(
    !spawnSync('wrk', ['-v']).error,
    'wrk is missing. Debian, Ubuntu: apt-get install wrk; macOS: brew install wrk',
  );
}

/** Answers and answers a second; any answer but 200 ends the run. */
export async function wrk(url, seconds, headers = {}) {
  const words = Object.entries(headers).flatMap(([name, text]) => ['-H', `${name}: ${text}`]);
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...words, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of child.stdout) text += part;
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`${url}:\n${text}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    answers: Number(/([\d]+) requests in/.exec(text)?.[1]),
  };
}

const TICK_MS = 10;

/** Processor time of a process so far, in ms; only Linux tells. */
export function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
