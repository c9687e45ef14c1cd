import { shapes } from '../core/icons';
import { tokens } from '../ui/drawing';

/** Put in by the build: the sheet of the widget, so that one script is all a page needs. */
declare const RCB_CSS: string;

export type Mount = (options: {
  host: HTMLElement;
  root: HTMLElement;
  flowUrl: string | null;
  settings: string | null;
  /** Where the words of the page's language are, when it asked for some. */
  locale: { name: string; url: string } | null;
  isOpen: boolean;
}) => () => void;

const NAME = 'rcb-chat';
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const beside = (file: string) => new URL(file, script?.src || location.href).href;
const LOCALES = ['en', 'hi', 'bn'];
const PRIMARY = '#42b0c5';
const SECONDARY = '#491d8d';

/** The chat as an element: its launcher is drawn at once, the window's code comes after idle or at the first touch. */
class RcbChat extends HTMLElement {
  private unmount: (() => void) | null = null;
  private isLoading = false;

  connectedCallback() {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // A constructed sheet is no inline style, so a strict policy lets it through.
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(RCB_CSS);
    shadow.adoptedStyleSheets = [stylesheet];
    const launcher = drawLauncher(this.dataset['label'] ?? 'open chat');
    const root = document.createElement('div');
    root.append(launcher.root);
    shadow.replaceChildren(root);
    launcher.button.addEventListener('click', () => void this.load(root, true));
    launcher.button.addEventListener('pointerenter', () => void this.load(root, false), { once: true });
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
    idle(() => void this.load(root, false));
  }

  disconnectedCallback() {
    this.unmount?.();
    this.unmount = null;
    this.isLoading = false;
  }

  private async load(root: HTMLElement, isOpen: boolean) {
    if (isOpen) this.dataset['open'] = 'true';
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      const loaded: { mount: Mount } = await import(beside('widget-window.js'));
      // Moved meanwhile, the element has another root by now and loads for that one.
      if (!root.isConnected) return;
      this.unmount = loaded.mount({
        host: this,
        root,
        flowUrl: this.dataset['flowUrl'] ?? null,
        settings: this.dataset['settings'] ?? null,
        locale: localeOf(this.dataset['locale']),
        isOpen: this.dataset['open'] === 'true',
      });
    } catch (reason) {
      // The next touch tries again.
      this.isLoading = false;
      console.error('The chat could not be loaded.', reason);
    }
  }
}

/** A known language only: the name becomes part of a URL. */
function localeOf(name: string | undefined) {
  return name && LOCALES.includes(name) ? { name, url: beside(`widget-${name}.js`) } : null;
}

function drawLauncher(label: string) {
  const root = document.createElement('div');
  root.className = 'rcb-chatbot-global rcb-window-close';
  for (const [name, value] of Object.entries(tokens(PRIMARY, SECONDARY, ''))) {
    if (name.startsWith('--')) root.style.setProperty(name, String(value));
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'rcb-toggle-button rcb-button-show';
  button.setAttribute('aria-label', label);
  const icon = document.createElement('span');
  icon.className = 'rcb-icon rcb-toggle-icon';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', shapes.chat);
  svg.append(path);
  icon.append(svg);
  button.append(icon);
  root.append(button);
  return { root, button };
}

if (!customElements.get(NAME)) customElements.define(NAME, RcbChat);

// With a script tag alone, the element is created here.
if (
  script &&
  (script.dataset['flowUrl'] || script.dataset['settings'] || script.dataset['locale']) &&
  !document.querySelector(NAME)
) {
  const element = document.createElement(NAME);
  Object.assign(element.dataset, { ...script.dataset });
  document.body.append(element);
}
