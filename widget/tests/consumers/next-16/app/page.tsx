import { getDefaultSettings, mergeSettings } from 'scripted-chat-widget';
import { hi } from 'scripted-chat-widget/locales/hi';
import { Help } from './help';

/** A Server Component: settings and a language are made here and handed to the browser as data. */
export default function Page() {
  const { header } = getDefaultSettings();
  const settings = mergeSettings(hi, { chatInput: { botDelay: 0 } });
  return (
    <main>
      <h1>Default title: {String(header?.title)}</h1>
      <Help settings={settings} />
    </main>
  );
}
