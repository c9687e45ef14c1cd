/** @jest-environment node */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import {
  converse,
  makeProject,
  pack,
  removeFolders,
  type Served,
  serve,
  startBrowser,
  stopwatch,
  visit,
} from './project';

const LIMIT_MS = 240_000;
const times = stopwatch('plain-html');
const started: { browser?: Browser; site?: Served } = {};

describe('the package in plain-html', () => {
  beforeAll(async () => {
    const { tarball } = await pack();
    times.mark('packed');
    const folder = await makeProject('plain-html', tarball);
    times.mark('installed');
    const installed = join(folder, 'node_modules/scripted-chat-widget');
    started.site = await serve({ '/': folder, '/chat/': join(installed, 'embed'), '/package/': installed });
    started.browser = await startBrowser();
  }, LIMIT_MS);
  afterAll(async () => {
    await started.browser?.close();
    await started.site?.close();
    removeFolders();
    times.print();
  });

  it.each([
    ['one script tag', '/'],
    ['Chat.init, called before its script is there', '/init.html'],
  ])(
    'answers from its files as they are, by %s, under a strict policy',
    async (_, path) => {
      if (!started.browser) throw new Error('No browser.');
      const { page, complaints } = await visit(started.browser, `${started.site?.url}${path}`);
      expect(await converse(page)).toEqual({ last: 'Tuesday it is.', position: 'fixed' });
      expect(complaints).toEqual([]);
      times.mark('answered');
    },
    LIMIT_MS,
  );

  it(
    'answers without React, its modules loaded one by one by the browser',
    async () => {
      if (!started.browser) throw new Error('No browser.');
      const { page, complaints } = await visit(started.browser, `${started.site?.url}/vanilla.html`);
      await page.getByText('What should we call you?').waitFor();
      await page.getByLabel('Your answer').fill('Asha');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Thank you, Asha. Which day?').waitFor();
      await page.getByRole('button', { name: 'Tuesday' }).click();
      await page.getByText('Tuesday it is.').waitFor();
      expect(await page.getByRole('listitem').allTextContents()).toEqual([
        'What should we call you?',
        'Asha',
        'Thank you, Asha. Which day?',
        'MondayTuesday',
        'Tuesday',
        'Tuesday it is.',
      ]);
      expect(complaints).toEqual([]);
    },
    LIMIT_MS,
  );
});
