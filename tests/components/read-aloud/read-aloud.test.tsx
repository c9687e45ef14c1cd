import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadAloud } from '@/components/read-aloud/read-aloud';

const copy = { start: 'Read aloud', stop: 'Stop reading' };

class Utterance {
  voice: unknown = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A browser's speech with these voices, and what it was asked to say. */
function speechWith(voices: readonly { lang: string; localService: boolean }[]) {
  const queue: Utterance[] = [];
  const events = new EventTarget();
  const synthesis = Object.assign(events, {
    current: voices,
    getVoices: () => synthesis.current,
    speak: (utterance: Utterance) => queue.push(utterance),
    cancel: jest.fn(() => queue.splice(0)),
  });
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  return { synthesis, queue };
}

const page = (language: 'en' | 'bn' = 'bn') =>
  render(
    <main>
      <h1>প্রথম কথা</h1>
      <p lang="en">Only in English.</p>
      <p>একা থাকবেন না। ফোন করুন।</p>
      <ReadAloud copy={copy} language={language} />
    </main>,
  );

const button = () => screen.queryByRole('button');

it('is not shown where the device has no voice of its own for the language', () => {
  speechWith([
    { lang: 'en-IN', localService: true },
    { lang: 'bn-IN', localService: false },
  ]);
  page();
  expect(button()).not.toBeInTheDocument();
});

it('appears when the browser has learnt of its voices', () => {
  const { synthesis } = speechWith([]);
  page();
  expect(button()).not.toBeInTheDocument();
  synthesis.current = [{ lang: 'bn-IN', localService: true }];
  act(() => void synthesis.dispatchEvent(new Event('voiceschanged')));
  expect(button()).toHaveAccessibleName('Read aloud');
});

it('reads what has a voice, in the order of the page, then offers to read again', async () => {
  const { queue } = speechWith([{ lang: 'bn-IN', localService: true }]);
  page();
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(queue.map(({ text, lang }) => [lang, text])).toEqual([
    ['bn-IN', 'প্রথম কথা'],
    ['bn-IN', 'একা থাকবেন না।'],
    ['bn-IN', 'ফোন করুন।'],
  ]);
  expect(button()).toHaveAccessibleName('Stop reading');
  act(() => queue.at(-1)?.onend?.());
  expect(button()).toHaveAccessibleName('Read aloud');
});

it('falls silent when it is pressed again, and when the page is left', async () => {
  const { synthesis, queue } = speechWith([{ lang: 'bn-IN', localService: true }]);
  const { unmount } = page();
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(queue).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  synthesis.cancel.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  expect(synthesis.cancel).toHaveBeenCalledTimes(1);
  unmount();
  expect(synthesis.cancel).toHaveBeenCalledTimes(2);
});
