import { RcbChat } from './chat-element';
import { installChat } from './chat-global';
import { isConfigured, ownScript, whenBody } from './own-script';

const NAME = 'rcb-chat';

// Included a second time, the script leaves everything as it is.
if (!customElements.get(NAME)) {
  customElements.define(NAME, RcbChat);
  installChat(() => new RcbChat());
}

// With a script tag alone, the element is created here.
const script = ownScript();
if (script && isConfigured(script)) {
  whenBody(() => {
    if (document.querySelector(NAME)) return;
    const element = document.createElement(NAME);
    Object.assign(element.dataset, { ...script.dataset });
    document.body.append(element);
  });
}
