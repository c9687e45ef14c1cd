import { excerpt, find, type SearchRecord } from './search-index';

const SHOWN = 12;

/** The records of all pages, fetched when the field is first used. */
function recordLoader(): () => Promise<SearchRecord[]> {
  let loading: Promise<SearchRecord[]> | null = null;
  const load = async () => {
    const response = await fetch(new URL('search.json', import.meta.url));
    return response.json();
  };
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = null;
      throw reason;
    });
    return loading;
  };
}

function resultItem({ url, page, title, text }: SearchRecord, query: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const name = document.createElement('strong');
  name.textContent = title;
  const where = document.createElement('span');
  where.textContent = title === page ? '' : page;
  const around = document.createElement('small');
  around.textContent = excerpt(text, query);
  link.append(name, ' ', where, ' ', around);
  item.append(link);
  return item;
}

const countText = (count: number, query: string) =>
  count === 0
    ? `Nothing found for “${query}”.`
    : `${count} ${count === 1 ? 'result' : 'results'} for “${query}”${count > SHOWN ? `, the first ${SHOWN} shown` : ''}.`;

/** Arrow keys go through field and results; Escape closes and gives the field the focus back. */
function moveFocus(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')];
  const stops: HTMLElement[] = [field, ...links];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? stops.indexOf(active) : -1;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || at < 0 || links.length === 0) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

/** The search field in the header. */
export function startSearch(): void {
  const box = document.querySelector<HTMLElement>('.search');
  const field = document.querySelector<HTMLInputElement>('#search-input');
  const status = document.querySelector('#search-status');
  const list = document.querySelector<HTMLElement>('#search-results');
  if (!box || !field || !status || !list) return;
  const load = recordLoader();
  box.hidden = false;

  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    status.textContent = '';
  };
  const update = async () => {
    const query = field.value.trim();
    if (!query) return close();
    try {
      const found = find(await load(), query);
      // The visitor went on typing while the records came.
      if (query !== field.value.trim()) return;
      list.replaceChildren(...found.slice(0, SHOWN).map((record) => resultItem(record, query)));
      list.hidden = found.length === 0;
      status.textContent = countText(found.length, query);
    } catch (reason) {
      console.info('The search could not be loaded.', reason);
      status.textContent = 'The search could not be loaded.';
    }
  };
  field.addEventListener('focus', () => void load().catch(() => {}));
  field.addEventListener('input', () => void update());
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return moveFocus(event, field, list);
    field.value = '';
    close();
    field.focus();
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) list.hidden = true;
  });
  box.addEventListener('focusin', () => {
    list.hidden = list.childElementCount === 0;
  });
}
