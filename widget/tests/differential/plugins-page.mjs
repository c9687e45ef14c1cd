import HtmlRenderer from '@rcb-plugins/html-renderer';
import InputValidator from '@rcb-plugins/input-validator';
import MarkdownRenderer from '@rcb-plugins/markdown-renderer';
import { createElement } from 'react';
import ChatBot from 'react-chatbotify';
import { createRoot } from 'react-dom/client';

const checkAge = (input) =>
  Number(input) > 0
    ? { success: true }
    : { success: false, promptContent: 'numbers only', promptType: 'error' };

const flow = {
  start: { message: 'Your **age**?', renderMarkdown: ['BOT'], validateTextInput: checkAge, path: 'thanks' },
  thanks: { message: '<i>Thank you</i><script>window.bad = true</script>', renderHtml: ['BOT'] },
};
const props = {
  id: 'bot',
  flow,
  settings: { chatWindow: { defaultOpen: true } },
  plugins: [InputValidator(), MarkdownRenderer(), HtmlRenderer()],
};
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(ChatBot, props));
