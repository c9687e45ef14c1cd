/** @jest-environment jsdom */

import { createHash } from 'node:crypto';
import { chatStart, runWaitingScripts } from '@/lib/server/inline-scripts';
import { finishPage } from '@/lib/server/page-html';
import type { PolicySettings } from '@/lib/server/page-policy';

const settings: PolicySettings = {
  SITE_URL: 'http://localhost:3000',
  BACKEND_URL: undefined,
  MEDIA_HOSTS: undefined,
  HERO_VIDEO_URL: undefined,
  MAP_URL: 'https://maps.example.org/',
  RAZORPAY_API_URL: 'https://api.pay.example.org',
  RAZORPAY_CHECKOUT_URL: 'https://checkout.pay.example.org/v1/checkout.js',
};
const stylesheets: Record<string, string> = {
  'chunks/a.css': '@layer base{a{color:red}}',
  'chunks/b_-~.css':
    '@font-face{src:url(../media/x.woff2)format("woff2")}b{background:url(data:image/png;base64,aa)}',
  'chunks/odd.css': 'b::after{content:"</style><script>"}',
};
const finish = (html: string, path = '/about') =>
  finishPage((file) => stylesheets[file], settings)({ html, path });

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((text) => text.startsWith(directive))
    ?.split(' ')
    .slice(1);

const link = (file: string) => `<link rel="stylesheet" href="/_next/static/${file}" data-precedence="next"/>`;
const off = (file: string) => link(file).replace('"next"/>', '"next" disabled=""/>');
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const waiting = (name: string) => script(name).replace('<script', '<script type="text/later"');
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const runner = `<script>${runWaitingScripts}</script>`;
const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';

describe('the stylesheets of a page', () => {
  it('stand in it in their order, where the first one was named, are asked for no more and are known to the policy', () => {
    const { html, policy } = finish(
      page('', `${link('chunks/a.css')}<meta name="x"/>${link('chunks/b_-~.css')}`),
    );
    const styles =
      '@layer base{a{color:red}}@font-face{src:url(/_next/static/media/x.woff2)format("woff2")}b{background:url(data:image/png;base64,aa)}';
    expect(html).toBe(
      page('', `<style>${styles}</style>${off('chunks/a.css')}<meta name="x"/>${off('chunks/b_-~.css')}`),
    );
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", hash(styles)]);
  });

  it.each([
    ['without a stylesheet', page('', '<title>x</title>')],
    ['with one that cannot be read', page('', link('chunks/a.css') + link('chunks/gone.css'))],
    ['with one that would end its own tag', page('', link('chunks/odd.css'))],
    ['with a stranger’s', page('', '<link rel="stylesheet" href="/widget.css" data-precedence="next"/>')],
  ])('a page %s stays as it is', (_name, html) => {
    expect(finish(html).html).toBe(html);
    expect(sourcesOf(finish(html).policy, 'style-src')).toEqual(["'self'"]);
  });
});

describe('the scripts of a page', () => {
  const html = page(`${script('a')}<p>words</p><script id="_R_">${OPENING}</script>${script('b')}`);

  it('wait, each in its place under its address, for one of ours that stands last', () => {
    expect(finish(html).html).toBe(
      page(`${waiting('a')}<p>words</p><script id="_R_">${OPENING}</script>${waiting('b')}${runner}`),
    );
  });

  it('are not fetched ahead: that would share the line with styles and pictures', () => {
    const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>';
    const stylesheet = '<link rel="preload" href="/_next/static/chunks/error.css" as="style"/>';
    expect(finish(page(ahead + font + stylesheet + script('b')))).toEqual(finish(page(font + script('b'))));
  });

  it('are known to the policy: Next’s, and ours where the page has them', () => {
    expect(sourcesOf(finish(html).policy, 'script-src')).toEqual([
      "'self'",
      ...[OPENING, runWaitingScripts].map(hash),
    ]);
    const withChat = html.replace('<p>', `<script data-chat-start="true">${chatStart}</script><p>`);
    expect(sourcesOf(finish(withChat).policy, 'script-src')).toContain(hash(chatStart));
    const withMore = html.replace('<p>', '<script>alert(1)</script><p>');
    expect(finish(withMore).policy).toBe(finish(html).policy);
  });

  it.each([
    ['without scripts of the build', page('<script>own()</script><p>words</p>')],
    [
      'with one for old browsers alone',
      page('<script src="/_next/static/chunks/a.js" noModule=""></script>'),
    ],
    ['with a stranger’s script', page('<script src="/widget.js" async=""></script>')],
    ['cut short', html.slice(0, -10)],
  ])('of a page %s stay as they are', (_name, given) => {
    expect(finish(given).html).toBe(given);
  });
});

describe('the script that runs them', () => {
  const alive = () => Array.from(document.querySelectorAll('script[src]:not([type])'));

  /** The page as a browser has it when this script, which stands last, runs. */
  function open({ hidden = false } = {}) {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.body.innerHTML =
      '<script type="text/later" src="/_next/a.js" async="" crossorigin=""></script><p></p><script type="text/later" src="/_next/b.js" async=""></script><script type="application/ld+json">{}</script>';
    const own = document.createElement('script');
    own.textContent = runWaitingScripts;
    document.body.append(own);
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('gives every script its life after the next frame, in its place, with its attributes', () => {
    open();
    expect(alive()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(alive().map(({ outerHTML }) => outerHTML)).toEqual([
      '<script src="/_next/a.js" async="" crossorigin=""></script>',
      '<script src="/_next/b.js" async=""></script>',
    ]);
    expect(document.querySelector('p')?.previousElementSibling).toBe(alive()[0]);
    expect(document.querySelectorAll('script[type]')).toHaveLength(1);
  });

  it('does so once', () => {
    open();
    jest.advanceTimersByTime(100);
    const first = alive();
    jest.advanceTimersByTime(10_000);
    document.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(alive()).toEqual(first);
  });

  it('does not wait for a frame in a hidden tab, where none is drawn', () => {
    open({ hidden: true });
    expect(alive()).toHaveLength(2);
  });

  it.each(['pointerdown', 'keydown'])('starts at the first %s', (act) => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    open();
    document.dispatchEvent(new Event(act, { bubbles: true }));
    expect(alive()).toHaveLength(2);
  });

  it('starts in the end where a tab was hidden before its first frame', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    open();
    jest.advanceTimersByTime(2900);
    expect(alive()).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(alive()).toHaveLength(2);
  });
});
