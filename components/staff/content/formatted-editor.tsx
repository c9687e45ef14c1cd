import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { staffContent } from '@/lib/i18n/en/staff-content';
import type { Language } from '@/lib/i18n/language';
import styles from '../staff.module.css';
import own from './formatted-editor.module.css';
import { FormattedText } from './formatted-text';
import { type Tool, type ToolName, tools } from './story-commands';
import { linkAddress } from './story-schema';

export { readStory } from './formatted-text';

const copy = staffContent.formatted;

/** Drawn on the grid of `components/ui/icon.tsx`; here, because only this editor has them. */
const shapes: Readonly<Record<ToolName | 'link', string>> = {
  bold: 'M7 4.500h6a3.600 3.600 0 0 1 0 7.200H7zM7 11.700h7a3.900 3.900 0 0 1 0 7.800H7z',
  italic: 'M10 4.500h7M7 19.500h7M13.800 4.500l-3.600 15',
  heading: 'M4 5v14M13 5v14M4 12h9M17 10.500c.5-2 4-2 4 .3 0 1.700-2.500 2.700-4 5.200h4',
  subheading:
    'M4 7v10M11 7v10M4 12h7M15.500 10.500c.5-1.700 3.500-1.500 3.500.4 0 1.100-1 1.600-2 1.600 1.200 0 2.300.6 2.300 1.900 0 2.200-3.500 2.300-4 .4',
  list: 'M9.500 6H20M9.500 12H20M9.500 18H20M4.500 6h.2M4.500 12h.2M4.500 18h.2',
  numbers:
    'M10.500 6H20M10.500 12H20M10.500 18H20M3.800 5l1.400-.8v4.300M3.500 15.500c.4-1.300 2.800-1.200 2.800.2 0 1.200-2 2-2.800 3.800h3',
  quote:
    'M5 18V13c0-3.500 1.500-5.500 4.500-6.500M5 13h4.500v5H5M14 18V13c0-3.500 1.500-5.500 4.500-6.500M14 13h4.500v5H14',
  link: 'M10 14a4 4 0 0 0 6 .4l2.800-2.800a4 4 0 0 0-5.600-5.600L11.700 7.500M14 10a4 4 0 0 0-6-.4l-2.800 2.800a4 4 0 0 0 5.600 5.600l1.500-1.500',
  undo: 'M8 5L4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M20 9h-9.500a5.500 5.500 0 0 0 0 11H15',
};
const names = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'list',
  'numbers',
  'quote',
  'link',
  'undo',
  'redo',
] as const;
const isTool = (name: (typeof names)[number]): name is ToolName => name !== 'link';

type Props = {
  doc: Node;
  language: Language;
  changed: (body: string) => void;
  /** What puts a picture into the text. */
  picture: (insert: FormattedText['insertPicture']) => ReactNode;
};

/** The body of a story as it will look, with its buttons. Loaded once a story is opened. */
export function FormattedEditor({ doc, language, changed, picture }: Props) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const [text] = useState(() => {
    const attributes = {
      id: 'body',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': 'body-label',
      'aria-describedby': 'body-hint',
      lang: language,
      class: own.text ?? '',
    };
    const leave = () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return new FormattedText(doc, { attributes, changed, leave });
  });
  const state = useSyncExternalStore(text.subscribe, text.state, text.state);
  const mount = useCallback((element: HTMLDivElement) => text.mount(element), [text]);
  const closeLink = () => {
    setIsLinking(false);
    text.focus();
  };
  return (
    <div className={own.field}>
      <span id="body-label" className={own.label}>
        {staffContent.editor.body}
      </span>
      <p id="body-hint">
        {copy.hint} <span className={own.keys}>{copy.keys}</span>
      </p>
      <div className={own.frame}>
        <Toolbar
          ref={toolbar}
          text={text}
          state={state}
          isLinking={isLinking}
          link={() => setIsLinking(!isLinking)}
        />
        {isLinking && <LinkForm text={text} close={closeLink} />}
        <div ref={mount} />
      </div>
      {picture(text.insertPicture)}
    </div>
  );
}

type ToolbarProps = {
  ref: React.RefObject<HTMLDivElement | null>;
  text: FormattedText;
  state: EditorState;
  isLinking: boolean;
  link: () => void;
};

/** One stop of the Tab key; arrows lead from button to button (the toolbar of the ARIA practices). */
function Toolbar({ ref, text, state, isLinking, link }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return text.focus();
    const last = names.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={copy.tools}
      aria-controls="body"
      className={own.toolbar}
      onKeyDown={move}
    >
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          tabIndex={at === current ? 0 : -1}
          aria-label={copy.names[name]}
          title={copy.names[name]}
          {...(isTool(name) ? toolState(tools[name], { text, state }) : { 'aria-expanded': isLinking })}
          onFocus={() => setCurrent(at)}
          // The selection, and the keyboard of a phone, stay where they are.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (isTool(name) ? text.run(tools[name].run) : link())}
        >
          <Icon shape={shapes[name]} />
        </button>
      ))}
    </div>
  );
}

const toolState = ({ run, isOn }: Tool, { text, state }: { text: FormattedText; state: EditorState }) =>
  isOn ? { 'aria-pressed': isOn(state) } : { 'aria-disabled': !text.can(run) };

function LinkForm({ text, close }: { text: FormattedText; close: () => void }) {
  const [address, setAddress] = useState(text.linkHere);
  const [isWrong, setIsWrong] = useState(false);
  const before = useState(address)[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = linkAddress(address);
    setIsWrong(href === null);
    if (href === null) return;
    text.link(href);
    close();
  };
  const remove = () => {
    text.link(null);
    close();
  };
  return (
    <form
      className={own.link}
      aria-label={copy.names.link}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      noValidate
    >
      <Field
        name="link-address"
        label={copy.linkAddress}
        hint={copy.linkHint}
        inputMode="url"
        autoComplete="off"
        ref={(field) => field?.focus()}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={isWrong ? copy.linkWrong : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit">{copy.setLink}</Button>
        {before !== '' && (
          <Button variant="quiet" onClick={remove}>
            {copy.removeLink}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {staffContent.editor.cancel}
        </Button>
      </div>
    </form>
  );
}
