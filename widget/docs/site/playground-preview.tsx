import { createRoot } from 'react-dom/client';
import { readFlow } from '../../embed/flow-data';
import ChatBot, { type Settings } from '../../index';
import { fromFragment } from './fragment';

const settings = (): Settings => ({
  general: { embedded: true, colorScheme: document.documentElement.dataset['theme'] ?? 'auto' },
  header: { title: 'Preview' },
  chatHistory: { disabled: true },
  botBubble: { markdown: true },
  notification: { disabled: true },
});

/** The flow of the address, read as the script tag reads it. */
function Preview({ text }: { text: string }) {
  return (
    <ChatBot
      id="preview"
      flow={readFlow(JSON.parse(text), { isMarkdown: () => true })}
      settings={settings()}
    />
  );
}

const root = document.getElementById('root');
const drawn = root && createRoot(root);
function draw(): void {
  const text = fromFragment(location.hash);
  if (text !== null) drawn?.render(<Preview key={text} text={text} />);
}
for (const change of ['hashchange', 'storage']) window.addEventListener(change, draw);
draw();
