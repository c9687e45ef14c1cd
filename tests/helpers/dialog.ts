/**
 * jsdom knows the dialog element but not `showModal` and `close`. Stands in for what a browser does of it that our
 * code relies on: the open state, focus on the first control, Esc, and the `close` event that arrives later.
 */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.addEventListener('keydown', closeOnEscape);
    this.querySelector<HTMLElement>('button, a[href], input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

function closeOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
