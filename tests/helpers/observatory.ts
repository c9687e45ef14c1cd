import type { IncomingHttpHeaders } from 'node:http';
import table from '../fixtures/observatory.json';

/**
 * How MDN's HTTP Observatory would judge one page, from its published rules (tests/fixtures/observatory.json names
 * source and licence). Two of its questions are the host's and are taken as answered by deploy/nginx: the redirect
 * from http, and certificates. Nothing here is on a browser's preload list.
 */
export type Scanned = { headers: IncomingHttpHeaders; html: string };
export type Verdict = { score: number; outcomes: { result: string; modifier: number }[] };

export function observatory(page: Scanned): Verdict {
  const outcomes = [
    policyOutcome(page),
    cookieOutcome(page),
    sharingOutcome(page),
    referrerOutcome(page),
    transportOutcome(page),
    scriptOutcome(page),
    of(header(page, 'x-content-type-options') === 'nosniff', 'x-content-type-options', 'nosniff'),
    framingOutcome(page),
    crossOrigin(page, 'corp', 'cross-origin-resource-policy'),
    crossOrigin(page, 'coop', 'cross-origin-opener-policy'),
    crossOrigin(page, 'coep', 'cross-origin-embedder-policy'),
  ].map((result) => ({ result, modifier: modifierOf(result) }));
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 0);
  const modifiers = outcomes.map(({ modifier }) => modifier);
  const uncurved = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const curved = uncurved >= 90 ? uncurved + sum(modifiers.filter((modifier) => modifier > 0)) : uncurved;
  return { score: Math.max(0, curved - (curved % 5)), outcomes };
}

function modifierOf(result: string): number {
  const modifier = new Map(Object.entries(table.modifiers)).get(result);
  if (modifier === undefined) throw new Error(`no such outcome: ${result}`);
  return modifier;
}

const header = ({ headers }: Scanned, name: string): string | undefined => {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(', ') : value)?.trim().toLowerCase();
};

const of = (isSo: boolean, subject: string, good: string): string =>
  `${subject}-${isSo ? good : 'not-implemented'}`;

const TOO_BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const isBroad = (source: string) => TOO_BROAD.includes(source);
const isLoose = (source: string) => isBroad(source) || source === "'unsafe-inline'" || source === 'data:';
const isHttp = (source: string) => /^(?:http|ftp):/.test(source);

type Policy = Map<string, string[]>;

function policyOf(page: Scanned): Policy {
  const directives = (header(page, 'content-security-policy') ?? '').split(';').map((text) => text.trim());
  return new Map(
    directives.filter(Boolean).map((text) => {
      const [name = '', ...sources] = text.split(/\s+/);
      return [name, sources];
    }),
  );
}

/** A directive that is absent falls back, and in the end allows everything. */
function sourcesOf(policy: Policy, name: string): string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isNamed = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  const kept = isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  const isStrict = isNamed && name === 'script-src' && kept.includes("'strict-dynamic'");
  return isStrict ? kept.filter((source) => source !== "'self'" && !isBroad(source)) : kept;
}

const PASSIVE = ['img-src', 'media-src'];

function policyOutcome(page: Scanned): string {
  const policy = policyOf(page);
  if (policy.size === 0) return 'csp-not-implemented';
  const script = sourcesOf(policy, 'script-src');
  const style = sourcesOf(policy, 'style-src');
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name) && name !== 'script-src');
  if (script.some(isLoose) || sourcesOf(policy, 'object-src').some(isBroad))
    return 'csp-implemented-with-unsafe-inline';
  if ([...active.flatMap(([, sources]) => sources), ...script].some(isHttp))
    return 'csp-implemented-with-insecure-scheme';
  if ([...script, ...style].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (PASSIVE.some((name) => sourcesOf(policy, name).some(isHttp)))
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (style.some(isLoose)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const byDefault = policy.get('default-src') ?? [];
  return byDefault.length === 1 && byDefault[0] === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

/** A public page of ours sets none; one that would is judged at its worst rather than read in detail. */
function cookieOutcome({ headers }: Scanned): string {
  const cookies = headers['set-cookie'] ?? [];
  if (cookies.length === 0) return 'cookies-not-found';
  const isGuarded = (cookie: string) =>
    /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie) && /;\s*samesite=(?:lax|strict)/i.test(cookie);
  return cookies.every(isGuarded)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-session-without-secure-flag';
}

/** The page is asked for with a stranger's Origin: named back with credentials, anyone could read it as the visitor. */
function sharingOutcome(page: Scanned): string {
  const allowed = header(page, 'access-control-allow-origin');
  if (allowed === undefined) return 'cross-origin-resource-sharing-not-implemented';
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access';
  const withCredentials = header(page, 'access-control-allow-credentials') === 'true';
  return `cross-origin-resource-sharing-implemented-with-${withCredentials ? 'universal' : 'restricted'}-access`;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function referrerOutcome(page: Scanned): string {
  const values = (header(page, 'referrer-policy') ?? '').split(',').map((value) => value.trim());
  const used = values.filter((value) => PRIVATE.includes(value) || UNSAFE.includes(value)).at(-1);
  if (used !== undefined) return `referrer-policy-${PRIVATE.includes(used) ? 'private' : 'unsafe'}`;
  return `referrer-policy-${values.join('') === '' ? 'not-implemented' : 'header-invalid'}`;
}

const SIX_MONTHS_SECONDS = 15_552_000;

function transportOutcome(page: Scanned): string {
  const value = header(page, 'strict-transport-security');
  if (value === undefined) return 'hsts-not-implemented';
  const seconds = /(?:^|;)\s*max-age=(\d+)/.exec(value)?.[1];
  if (seconds === undefined) return 'hsts-header-invalid';
  return `hsts-implemented-max-age-${Number(seconds) >= SIX_MONTHS_SECONDS ? 'at-least' : 'less-than'}-six-months`;
}

function framingOutcome(page: Scanned): string {
  const ancestors = policyOf(page).get('frame-ancestors');
  if (ancestors && !ancestors.some(isBroad)) return 'x-frame-options-implemented-via-csp';
  const value = header(page, 'x-frame-options');
  return of(value === 'deny' || value === 'sameorigin', 'x-frame-options', 'sameorigin-or-deny');
}

function crossOrigin(page: Scanned, short: string, name: string): string {
  const value = header(page, name);
  if (value === undefined) return `${short}-not-implemented`;
  const result = `${short}-implemented-with-${value}`;
  if (value === 'unsafe-none') return `${short}-implemented-with-unsafe-none`;
  return result in table.modifiers ? result : `${short}-header-invalid`;
}

function scriptOutcome({ html }: Scanned): string {
  const tags = Array.from(
    html.matchAll(/<script\b(?<attributes>[^>]*)>/gi),
    ({ groups }) => groups?.['attributes'] ?? '',
  );
  if (tags.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const foreign = tags.filter((tag) => /\ssrc="?(?:https?:)?\/\//i.test(tag));
  const hasIntegrity = (tag: string) => /\sintegrity=/i.test(tag);
  if (foreign.some((tag) => !/\ssrc="?https:/i.test(tag)))
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  if (foreign.some((tag) => !hasIntegrity(tag)))
    return 'sri-not-implemented-but-external-scripts-loaded-securely';
  if (foreign.length > 0) return 'sri-implemented-and-external-scripts-loaded-securely';
  return tags.some((tag) => hasIntegrity(tag) && /\ssrc=/i.test(tag))
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}
