import { checkFlow, type Problem } from './check-flow';
import { fromFragment, toFragment } from './fragment';
import { starters } from './starters';

const PAUSE_MS = 600;

const find = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The playground has no ${selector}.`);
  return found;
};

const box = find<HTMLElement>('#playground');
const editor = find<HTMLTextAreaElement>('#playground-flow');
const status = find<HTMLElement>('#playground-status');
const problemList = find<HTMLElement>('#playground-problems');
const frame = find<HTMLIFrameElement>('#playground-preview');
const share = find<HTMLButtonElement>('#playground-share');
const starter = find<HTMLSelectElement>('#playground-starter');

/** Each problem is a button that leads to where it stands. */
function problemItem({ at, line, column, message }: Problem): HTMLLIElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Line ${line}, column ${column}: ${message}`;
  button.addEventListener('click', () => {
    editor.focus();
    editor.setSelectionRange(at, at + 1);
  });
  item.append(button);
  return item;
}

function countText(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'The flow is valid and runs in the preview.';
  return problems.length === 1 ? 'One problem:' : `${problems.length} problems:`;
}

/** Only a valid flow reaches the preview and the address. */
function update(): void {
  const text = editor.value;
  const problems = checkFlow(text);
  problemList.replaceChildren(...problems.map(problemItem));
  editor.setAttribute('aria-invalid', String(problems.length > 0));
  share.disabled = problems.length > 0;
  if (status.textContent !== countText(problems)) status.textContent = countText(problems);
  if (problems.length > 0) return;
  const fragment = toFragment(text);
  history.replaceState(null, '', fragment);
  // The frame replaces its page, so that "back" leads out of the playground.
  frame.contentWindow?.location.replace(`playground-preview.html${fragment}`);
}

function load(text: string): void {
  editor.value = text;
  update();
}

let pause: ReturnType<typeof setTimeout> | undefined;
editor.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(update, PAUSE_MS);
});
starter.append(...starters.map(({ name }) => new Option(name, name)));
starter.addEventListener('change', () => {
  const chosen = starters.find(({ name }) => name === starter.value);
  if (chosen) load(JSON.stringify(chosen.flow, null, 2));
});
share.addEventListener('click', async () => {
  await navigator.clipboard.writeText(location.href);
  status.textContent = 'The address of this flow is copied. It holds the flow itself; no server stores it.';
});
window.addEventListener('hashchange', () => {
  const shared = fromFragment(location.hash);
  if (shared !== null && shared !== editor.value) load(shared);
});

box.hidden = false;
load(fromFragment(location.hash) ?? JSON.stringify(starters[0]?.flow, null, 2));
