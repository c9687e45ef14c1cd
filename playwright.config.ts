import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isFullRun } from './tests/helpers/run-profile';

const port = Number(process.env['E2E_PORT'] ?? 3410);

/** End-to-end tests against the built site on the embedded backend and its real content. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // Tests wait for the site as often as they work, and each worker starts sites of its own: three for the two cores of CI.
  workers: 3,
  forbidOnly: true,
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  timeout: 120_000,
  // On a busy machine scripts wake a page late; what never comes fails all the same.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json'], ['./tests/helpers/assertion-reporter.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // As a visitor comes who closed the chat before: on wide screens its window opens by itself on some pages and takes a column from them.
    // The assistant's own tests begin without (`tests/e2e/assistant*.spec.ts`).
    storageState: {
      cookies: [],
      origins: [
        { origin: `http://localhost:${port}`, localStorage: [{ name: 'chatWindow', value: 'closed' }] },
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
    // Its requests would pass by `page.route`; its own test lets it work (`tests/e2e/visitor.spec.ts`).
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      // One font of the machine, whichever are installed, and letters without the hints of its settings.
      env: { ...process.env, FONTCONFIG_FILE: join(__dirname, 'tests/fixtures/one-font.conf') },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: 'node tests/helpers/serve.mjs',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
