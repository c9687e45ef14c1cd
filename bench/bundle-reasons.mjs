/** Why each part is in the first load of the pages where it is among the five largest. */
export const reasons = {
  'next/react-dom':
    'React for the browser: wakes the islands of the page and carries client navigation. The same for an empty Next page.',
  next: 'the app router: navigation without a reload, prefetching, error borders. The same for an empty Next page.',
  'next/react-server-dom-turbopack':
    'reads the data of a page when the visitor follows a link. The same for an empty Next page.',
  'next/react': 'the part of React that islands and router share. The same for an empty Next page.',
  'the bundler’s own': 'the loader of scripts and the wrapping of modules; grows with the number of islands.',
  'components/ui':
    'the link with prefetching, and, where the page has them, dialog, pictures that open and buttons.',
  'components/donations':
    'the form of a gift: choice, donor and review. What an order needs comes with the first touch.',
  'components/home': 'the pause of the moving hero; its clip itself comes after idle.',
  'components/contact':
    'the contact form: checks, honest sending state, and the draft that survives a failure.',
  'components/testimonials': 'the strip of testimonials and the dialog for one; the player comes on demand.',
  'components/stories': 'sharing, saving and finding again of a story.',
  'components/accommodation': 'the choice of a kind of room and its pictures.',
  'components/shell': 'the menu of a narrow screen and the focus after client navigation.',
  'lib/i18n/en': 'the words of the islands on this page; those of the server’s parts are not here.',
  'lib/donations':
    'the rules that the donation form checks as the visitor types, the same ones the server holds.',
  'lib/contact':
    'the rules that the contact form checks as the visitor types, the same ones the server holds.',
  'lib/browser': 'sending and reading of the forms of this page.',
  '@swc/helpers': 'small helpers of the compiled router. The same for an empty Next page.',
};
