import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { staffChats as copy } from '@/lib/i18n/en/staff-chats';
import { liveCopy } from '@/lib/i18n/live-chat';
import { staffRoutes } from '@/lib/staff/addresses';
import { begin, FIRST_QUESTION, firstVisit, pick, said } from './chat';
import { isClean, signInAs } from './staff-browser';
import type { ConsoleSite } from './worker-fixtures';

const answered = new Set<string>();

/**
 * Has the site answer somebody, who is forgotten again. With its first answer after a start a site learns its examples,
 * which on a busy machine takes longer than the chat waits: no matter of the walks that come after.
 */
export async function hasAnswered(request: APIRequestContext, { url }: ConsoleSite): Promise<void> {
  if (answered.has(url)) return;
  const options = { headers: { origin: url }, timeout: 180_000 };
  const { data } = await (await request.get(`${url}/chat/chat/generate_token/`, options)).json();
  const { token } = data;
  const answer = { token, answer: 'I want to stop' };
  expect((await request.post(`${url}/chat/flow/`, { ...options, data: answer })).ok()).toBe(true);
  expect((await request.post(`${url}/chat/chat/erase/`, { ...options, data: { token } })).ok()).toBe(true);
  answered.add(url);
}

/** A counsellor with a phone at the list of conversations, and a visitor who has just asked for a person. */
export async function meeting(
  browser: Browser,
  site: ConsoleSite,
  walk: (mina: Page, visitor: Page) => Promise<void>,
): Promise<void> {
  const counsellors = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const visitors = await browser.newContext(firstVisit);
  try {
    const mina = await counsellors.newPage();
    await signInAs(mina, site, { role: 'counsellor', name: 'Dr Mina Roy' });
    await mina.goto(`${site.url}${staffRoutes.chats}`);
    await expect(mina.getByText(copy.none)).toBeVisible();
    await isClean(mina);
    const visitor = await visitors.newPage();
    await visitor.goto(site.url);
    await begin(visitor, 'en');
    await said(visitor, FIRST_QUESTION).waitFor();
    await pick(visitor, liveCopy.en.person);
    await expect(said(visitor, liveCopy.en.people.waiting(''))).toBeVisible();
    await walk(mina, visitor);
  } finally {
    await counsellors.close();
    await visitors.close();
  }
}
