import { drawLauncher } from './launcher';
import type { ChatOptions, EmbedEvents, Emit, Mount, Mounted } from './options';
import { asFolder, folderOf, ownScript } from './own-script';

/** Put in by the build: the stylesheet of the launcher, and the languages there are files for. */
declare const RCB_LAUNCHER_CSS: string;
declare const RCB_LOCALES: readonly string[];

const ownFolder = folderOf(ownScript());

type Listener<Name extends keyof EmbedEvents> = (detail: EmbedEvents[Name]) => void;
type Listeners = { [Name in keyof EmbedEvents]?: Set<Listener<Name>> };

/** From the moment the element is put on the page until it is taken off or moved. */
type Connection = {
  root: HTMLElement;
  ending: AbortController;
  mounted: Promise<Mounted> | null;
  tries: number;
};

/** The chat as an element: its launcher is drawn at once, the window's code comes after idle or when it is needed. */
export class RcbChat extends HTMLElement {
  private options: ChatOptions & { variables: Record<string, unknown> } = { variables: {} };
  private listeners: Listeners = {};
  private connection: Connection | null = null;

  /** Options from a script, before the element is put on the page. */
  configure(options: ChatOptions): void {
    this.options = { ...options, variables: { ...options.variables } };
  }

  connectedCallback() {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // A constructed stylesheet is no inline style, so a strict policy lets it through.
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(RCB_LAUNCHER_CSS);
    shadow.adoptedStyleSheets = [stylesheet];
    const root = document.createElement('div');
    shadow.replaceChildren(root);
    this.connection = { root, ending: new AbortController(), mounted: null, tries: 0 };
    const options = this.allOptions();
    const { primaryColor: primary, secondaryColor: secondary, embedded } = options.settings?.general ?? {};
    // A failure is logged where it happens; the next touch tries again.
    const load = () => void this.load().catch(() => {});
    if (!embedded) {
      const launcher = drawLauncher({ label: options.label || 'open chat', primary, secondary });
      root.append(launcher.root);
      launcher.button.addEventListener('click', () => {
        this.dataset['open'] = 'true';
        launcher.button.ariaBusy = 'true';
        this.load().catch(() => {
          launcher.button.ariaBusy = null;
        });
      });
      launcher.button.addEventListener('pointerenter', load, { once: true });
    }
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
    idle(() => root.isConnected && load());
  }

  disconnectedCallback() {
    this.connection?.ending.abort();
    this.connection = null;
  }

  /** The drawn chat; the window's code is fetched if it is not there. */
  async load(): Promise<Mounted> {
    const { connection } = this;
    if (!connection) throw new Error('The chat is not on the page.');
    try {
      connection.mounted ??= this.mount(connection);
      return await connection.mounted;
    } catch (reason) {
      // Moved meanwhile, the element has another root by now and loads for that one.
      if (this.connection && this.connection !== connection) return this.load();
      connection.mounted = null;
      throw reason;
    }
  }

  /** The drawn chat if its code is there or on its way. */
  get loaded(): Promise<Mounted> | null {
    return this.connection?.mounted ?? null;
  }

  async setVariables(values: Record<string, unknown>): Promise<void> {
    Object.assign(this.options.variables, values);
    await (await this.loaded)?.setVariables(values);
  }

  /** Returns a function that stops listening. */
  listen<Name extends keyof EmbedEvents>(name: Name, listener: Listener<Name>): () => void {
    const all: Set<Listener<Name>> = this.listeners[name] ?? new Set();
    Object.assign(this.listeners, { [name]: all.add(listener) });
    return () => all.delete(listener);
  }

  private emit: Emit = (name, detail) => {
    const { onEvent } = this.options;
    for (const tell of [() => onEvent?.(name, detail), ...bound(this.listeners[name], detail)]) {
      try {
        tell();
      } catch (reason) {
        console.error(`A listener of the chat failed at "${name}":`, reason);
      }
    }
  };

  private async mount(connection: Connection): Promise<Mounted> {
    const { root, ending } = connection;
    const options = this.allOptions();
    const fileAt = (name: string) => new URL(name, options.base ? asFolder(options.base) : ownFolder).href;
    // A browser remembers that a module could not be fetched, so another try has another address.
    connection.tries += 1;
    const url = fileAt(`embed-window.js${connection.tries > 1 ? `?try=${connection.tries}` : ''}`);
    try {
      const loaded: { mount: Mount } = await import(url);
      ending.signal.throwIfAborted();
      return await loaded.mount({
        element: this,
        root,
        options,
        // A known language only: the name becomes part of an address.
        locale: RCB_LOCALES.includes(options.locale ?? '')
          ? { name: `${options.locale}`, url: fileAt(`embed-${options.locale}.js`) }
          : null,
        isOpen: () => this.dataset['open'] === 'true',
        emit: this.emit,
        signal: ending.signal,
      });
    } catch (reason) {
      if (!ending.signal.aborted) {
        const message = `The chat could not be loaded from ${url}.`;
        console.error(message, reason);
        this.emit('error', { message });
      }
      throw reason;
    }
  }

  /** Attributes beside the options from a script. */
  private allOptions(): ChatOptions {
    const { flowUrl, settings, locale, label, base, webhookOrigins } = this.dataset;
    return {
      ...this.options,
      ...(this.id ? { id: this.id } : {}),
      ...(flowUrl ? { flow: flowUrl } : {}),
      ...(settings ? { settings: readSettings(settings) } : {}),
      ...(locale ? { locale } : {}),
      ...(label ? { label } : {}),
      ...(base ? { base } : {}),
      ...(webhookOrigins ? { webhookOrigins: webhookOrigins.split(/\s+/) } : {}),
    };
  }
}

const bound = <Detail>(listeners: Iterable<(detail: Detail) => void> = [], detail: Detail) =>
  Array.from(listeners, (listener) => () => listener(detail));

function readSettings(text: string): object {
  try {
    const settings: unknown = JSON.parse(text);
    return typeof settings === 'object' && settings !== null ? settings : {};
  } catch (reason) {
    console.error('The chat’s settings are no JSON.', reason);
    return {};
  }
}
