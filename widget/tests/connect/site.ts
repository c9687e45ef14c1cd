import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const root = resolve(__dirname, '../../..');

export type Files = Readonly<Record<string, { type: string; body: string }>>;

/** A site of one page, with the chat of a script beside this file; `react-chatbotify` is this widget. */
export async function siteOf(script: string): Promise<Files> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { page: resolve(__dirname, script) },
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: '/',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-chatbotify': resolve(root, 'widget/index.ts') },
    // A model in the browser, which a plugin loads if it is asked to.
    external: ['@mlc-ai/web-llm'],
    logLevel: 'error',
  });
  const built = outputFiles.map(({ path, text }) => {
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return [path, { type, body: text }] as const;
  });
  const head = '<title>Page</title><link rel="stylesheet" href="/page.css">';
  const body =
    '<main><h1>Page</h1><div id="root"></div></main><script type="module" src="/page.js"></script>';
  const page = { type: 'text/html', body: `<!doctype html><html lang="en">${head}${body}</html>` };
  return { '/': page, ...Object.fromEntries(built) };
}

export const message = (page: Page, text: string) => page.locator('.rcb-chat-body li', { hasText: text });

export async function say(page: Page, text: string): Promise<void> {
  const area = page.getByRole('textbox');
  await area.fill(text);
  await area.press('Enter');
}
