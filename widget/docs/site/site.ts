import { startSearch } from './search';
import { startThemeChoice } from './theme-choice';

/** Example frames can be loaded anew, which begins the conversation again. */
function startRestarts(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-restarts]')) {
    const frame = button.closest('.example')?.querySelector('iframe');
    button.hidden = false;
    button.addEventListener('click', () => frame?.contentWindow?.location.reload());
  }
}

/** A button to copy, on every block of code; its name says when it has. */
function startCopying(): void {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll<HTMLPreElement>('pre.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
      button.textContent = 'Copied';
      button.addEventListener('blur', () => (button.textContent = 'Copy'), { once: true });
    });
    const box = document.createElement('div');
    box.className = 'code-box';
    block.replaceWith(box);
    box.append(block, button);
  }
}

startThemeChoice();
startSearch();
startRestarts();
startCopying();
