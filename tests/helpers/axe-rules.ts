/** What the guidelines demand. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const wcagAndBestPractice = [...wcag, 'best-practice'];

/** All that a change of theme can change: the rest of the page is the same document in the same boxes. */
export const themed = ['color-contrast', 'link-in-text-block'];
