const KEY = 'docs-theme';

function show(theme: string): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}

/** Private windows of some browsers refuse storage; the choice then lasts as long as the page. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (reason) {
    console.info('The theme cannot be remembered.', reason);
  }
}

/** The switch in the header: the system's theme, light or dark, remembered in this browser. */
export function startThemeChoice(): void {
  const choice = document.querySelector<HTMLSelectElement>('#theme-choice');
  const label = choice?.closest('label');
  if (!choice || !label) return;
  label.hidden = false;
  choice.value = document.documentElement.dataset['theme'] ?? 'system';
  choice.addEventListener('change', () => {
    show(choice.value);
    attempt(() => localStorage.setItem(KEY, choice.value));
  });
}
