/** A remembered theme counts before the first paint, and from other tabs and the page around at once. */
function follow(): void {
  try {
    const remembered = localStorage.getItem('docs-theme');
    if (remembered === 'light' || remembered === 'dark')
      document.documentElement.dataset['theme'] = remembered;
    else delete document.documentElement.dataset['theme'];
  } catch (reason) {
    // Private windows of some browsers refuse storage.
    console.info('No theme is remembered.', reason);
  }
}

follow();
window.addEventListener('storage', follow);
