/** A control that goes away when it is used would drop the focus to the page: the messages, which it is about, take it first. */
export function focusMessages(control: Element): void {
  const body = control.closest('.rcb-chat-window')?.querySelector<HTMLElement>('.rcb-chat-body-container');
  if (control.matches(':focus')) body?.focus({ preventScroll: true });
}
