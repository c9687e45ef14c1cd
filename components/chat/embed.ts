import { whenBack, whenPageRests } from '@/lib/browser/on-idle';
import type { AssistantFacts } from '@/lib/config/site-facts';
import { type Language, languages } from '@/lib/i18n/language';
import type { Mount } from './embed-window';

/**
 * The assistant for other sites: `<script src="https://…/assistant.js" defer></script>`. This small part waits for the
 * page to rest, then loads what the site says of itself and the window, both as plain scripts of the same origin, which
 * ask for no CORS. The page's own origin must be among the site's `WIDGET_ORIGINS`.
 */
const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

/** The page's language, if it is one of ours. */
function pageLanguage(): Language {
  const [language] = document.documentElement.lang.toLowerCase().split('-');
  return languages.find((one) => one === language) ?? 'en';
}

function drawn(): ShadowRoot {
  const host = document.createElement('div');
  host.id = 'centre-assistant';
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
}

const loaded: { facts: AssistantFacts | null; mount: Mount | null } = { facts: null, mount: null };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What a site says of itself to its assistant on another site; null where it is not whole. */
function readFacts(facts: unknown): AssistantFacts | null {
  if (typeof facts !== 'object' || facts === null) return null;
  const read: Record<string, unknown> = { ...facts };
  const { url, name, trust, phone, phoneHref, retentionDays } = read;
  if (!isText(url) || !/^https?:\/\//.test(url)) return null;
  if (!isText(phoneHref) || !phoneHref.startsWith('tel:')) return null;
  if (!isText(name) || !isText(trust) || !isText(phone)) return null;
  if (typeof retentionDays !== 'number' || !Number.isSafeInteger(retentionDays)) return null;
  const asksDetailsFirst = read['asksDetailsFirst'] === true;
  const named: Record<string, unknown> = { ...Object(read['names']) };
  const names = Object.fromEntries(
    languages.flatMap((one) => (isText(named[one]) ? [[one, named[one]]] : [])),
  );
  return { url, name, names, trust, phone, phoneHref, retentionDays, asksDetailsFirst };
}

/** What each of the two scripts calls when it has come in. */
const accept: Window['centreAssistant'] = ({ facts, mount }) => {
  loaded.facts ??= readFacts(facts);
  loaded.mount ??= mount ?? null;
  if (loaded.facts === null || loaded.mount === null || document.getElementById('centre-assistant')) return;
  loaded.mount(drawn(), { site: loaded.facts, language: pageLanguage(), origin });
};

function load(): void {
  for (const file of ['assistant-settings.js', 'assistant-window.js']) {
    const tag = document.createElement('script');
    tag.src = `${origin}/${file}`;
    tag.async = true;
    // A poor line: once more when it is back, or the visitor.
    tag.onerror = () => {
      tag.remove();
      whenBack(load);
    };
    document.head.append(tag);
  }
}

// A page that names the script twice gets one assistant.
if (!window.centreAssistant) {
  window.centreAssistant = accept;
  whenPageRests(load);
}
