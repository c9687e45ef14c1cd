import { whenBack, whenPageRests } from '@/lib/browser/on-idle';
import type { AssistantFacts } from '@/lib/config/site-facts';
import { type Language, languages } from '@/lib/i18n/language';
import type { Mount } from './embed-window';
import { readFacts } from './facts';

/**
 * The assistant for other sites: `<script src="https://…/assistant.js" defer></script>`. This small part waits for the
 * page to rest, then loads what the site says of itself and the window, both as plain scripts of the same origin, which
 * ask for no CORS. The page's own origin must be among the site's `WIDGET_ORIGINS`.
 */
const NAME = 'centreAssistant';

type Part = { facts?: unknown; mount?: Mount };

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

const parts: { facts: AssistantFacts | null; mount: Mount | null } = { facts: null, mount: null };

/** What each of the two scripts calls when it has come in. */
function accept({ facts, mount }: Part): void {
  parts.facts ??= readFacts(facts);
  parts.mount ??= mount ?? null;
  if (parts.facts === null || parts.mount === null || document.getElementById('centre-assistant')) return;
  parts.mount(drawn(), { site: parts.facts, language: pageLanguage(), origin });
}

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
if (!Reflect.has(window, NAME)) {
  Reflect.set(window, NAME, accept);
  whenPageRests(load);
}
