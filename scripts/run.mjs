import { spawn } from 'node:child_process';

/** Runs a command with this terminal's input and output; rejects with the exit code. */
export const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}: ${signal ?? `exit ${code}`}`)),
    );
  });

export const next = (...args) => ['node_modules/next/dist/bin/next', ...args];
