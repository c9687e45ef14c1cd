import ChatBot, { getDefaultSettings } from 'scripted-chat-widget';

/** A Server Component that draws the chat itself: all its settings, and a flow that is data. */
export default function Page() {
  const settings = getDefaultSettings();
  return (
    <main>
      <h1>Drawn by the server</h1>
      <ChatBot id="direct" flow={{ start: { message: 'Said by the server.' } }} settings={settings} />
    </main>
  );
}
