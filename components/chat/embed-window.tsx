import { createRoot } from 'react-dom/client';
import { Assistant } from './assistant';
import type { AssistantProps } from './assistant-props';

/** Put in by the build: the sheets of the assistant and of the site's tokens, so that two scripts are all a page needs. */
declare const ASSISTANT_CSS: string;

export type Mount = (place: ShadowRoot, props: AssistantProps) => void;

const mount: Mount = (place, props) => {
  // A constructed sheet is no inline style, so a strict policy lets it through.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ASSISTANT_CSS);
  place.adoptedStyleSheets = [sheet];
  const root = document.createElement('div');
  place.append(root);
  createRoot(root).render(<Assistant {...props} />);
};

const accept: unknown = Reflect.get(window, 'centreAssistant');
if (typeof accept === 'function') accept({ mount });
