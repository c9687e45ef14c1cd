/** Every bubble and option with the language it is marked with. */
export const messagesFrom = (place: ParentNode): { text: string; lang: string | null }[] =>
  [...place.querySelectorAll('.rcb-bot-message, .rcb-user-message, .rcb-options')].map((element) => ({
    text: element.textContent ?? '',
    lang: element.closest('[lang]')?.getAttribute('lang') ?? null,
  }));
