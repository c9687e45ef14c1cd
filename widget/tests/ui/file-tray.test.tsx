/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import type { Params } from '@/widget/core/types';
import { isAccepted, sizeText } from '@/widget/ui/rich/file-rules';
import { followFiles } from '@/widget/ui/rich/follow-files';
import { FILES_CHOSEN } from '@/widget/ui/view';
import { settle, show } from './harness';

const got: string[][] = [];
const flow = {
  start: {
    message: 'Show us',
    file: ({ files }: Params) => void got.push((files ?? []).map(({ name }) => name)),
  },
};
const png = (name: string) => new File(['12345'], name, { type: 'image/png' });
const text = new File(['text'], 'notes.txt', { type: 'text/plain' });
const windowOf = () => screen.getByRole('region', { name: 'chat' });
const drop = (...files: File[]) => fireEvent.drop(windowOf(), { dataTransfer: { files, types: ['Files'] } });

beforeEach(() => {
  got.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} });
});

const open = async (more = {}) => {
  const shown = await show({ flow, settings: { fileAttachment: { preview: true, ...more } } });
  await settle();
  return shown;
};

describe('files before they are sent', () => {
  it('wait in the field where they were chosen before the code of their tray came', () => {
    document.body.innerHTML =
      '<section class="rcb-chat-window"><div></div><input type="file" class="rcb-attach-input"></section>';
    const place = document.querySelector('div');
    const field = document.querySelector('input');
    if (!place || !field) throw new Error('No window.');
    Object.defineProperty(field, 'files', { value: [png('early.png')] });
    const follower = followFiles();
    const offered: string[] = [];
    follower.offer = (files) => void offered.push(...files.map(({ name }) => name));
    const detach = follower.attach(place);
    expect(offered).toEqual(['early.png']);
    const chosen = new CustomEvent(FILES_CHOSEN, { bubbles: true, cancelable: true, detail: [text] });
    expect(field.dispatchEvent(chosen)).toBe(false);
    expect(offered).toEqual(['early.png', 'notes.txt']);
    detach();
    document.body.replaceChildren();
  });

  it('are shown with name, size and picture when dropped, and sent by their button', async () => {
    const { user } = await open();
    drop(png('a.png'), png('b.png'));
    const list = within(screen.getByRole('list', { name: 'Files to send' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'a.png5 bytes',
      'b.png5 bytes',
    ]);
    expect(document.querySelector('.rcb-file-picture')).toHaveAttribute('src', 'blob:one');
    expect(got).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send files' }));
    await settle();
    expect(got).toEqual([['a.png', 'b.png']]);
    expect(screen.queryByRole('button', { name: 'Send files' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('can be taken away again', async () => {
    const { user } = await open();
    drop(png('a.png'), png('b.png'));
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('come by pasting and by the attach button, too', async () => {
    await open();
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { files: [png('pasted.png')] } });
    const chooser = document.querySelector('input[type=file]');
    if (!chooser) throw new Error('No file field.');
    fireEvent.change(chooser, { target: { files: [png('chosen.png')] } });
    expect(
      screen.getAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Remove pasted.png', 'Remove chosen.png']);
    expect(got).toEqual([]);
  });

  it('of a kind that is not taken are refused in words', async () => {
    await open();
    drop(text);
    expect(screen.getByRole('alert')).toHaveTextContent('notes.txt cannot be sent here. Allowed: .png');
    expect(screen.queryByRole('button', { name: 'Send files' })).not.toBeInTheDocument();
  });

  it('are one where one is taken: the newest, and the others are refused in words', async () => {
    await open({ multiple: false });
    drop(png('a.png'));
    drop(png('b.png'), png('c.png'));
    expect(screen.getByRole('alert')).toHaveTextContent('One file at a time');
    expect(screen.getByRole('button', { name: 'Remove b.png' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('are refused in words where the block takes none, and the page stays', async () => {
    await show({ flow: { start: { message: 'Hi' } }, settings: { fileAttachment: { preview: true } } });
    await settle();
    expect(drop(png('a.png'))).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('No file can be sent now.');
  });

  it('are sent at once without the setting, and dropped ones are the page’s', async () => {
    await show({ flow });
    await settle();
    expect(drop(png('a.png'))).toBe(true);
    const chooser = document.querySelector('input[type=file]');
    if (!chooser) throw new Error('No file field.');
    fireEvent.change(chooser, { target: { files: [png('chosen.png')] } });
    await settle();
    expect(got).toEqual([['chosen.png']]);
  });
});

describe('the kinds of files', () => {
  it.each([
    ['a.PNG', 'image/png', '.png', true],
    ['a.png', 'image/png', 'image/*', true],
    ['a.png', 'image/png', 'image/png, .pdf', true],
    ['a.pdf', 'application/pdf', 'image/*,.pdf', true],
    ['a.png.exe', 'application/x-msdownload', '.png', false],
    ['a.txt', 'text/plain', 'image/*', false],
    ['a.txt', 'text/plain', '', true],
    ['a.txt', '', '*/*', true],
  ])('%s of %s under "%s": %s', (name, type, accept, isTaken) => {
    expect(isAccepted({ name, type }, accept)).toBe(isTaken);
  });

  it('have sizes in words of the language', () => {
    expect(sizeText(1_250_000, 'en')).toBe('1.3 MB');
    expect(sizeText(0, 'en')).toBe('0 bytes');
  });
});
