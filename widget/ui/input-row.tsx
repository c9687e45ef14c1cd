import { type KeyboardEvent, useId, useState } from 'react';
import { blockAt } from '../core/procedures/context';
import { currentPath } from '../core/selectors';
import type { RichContent } from '../core/types';
import { useActions, useEngine } from '../react/engine-provider';

import { lazyPart } from './lazy-part';
import { ReplyButton } from './reply';
import { styled } from './view';

const { Drawn: FileTray } = lazyPart(async () => (await import('./rich/file-tray')).FileTray);

export function InputRow({ buttons }: { buttons: RichContent[] }) {
  const settings = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const problem = useEngine((state) => state.input.problem);
  const problemId = useId();
  const { characterLimit, showCharacterCount } = settings.chatInput;
  const { preview, disabled } = settings.fileAttachment;
  return (
    <div className="rcb-chat-input" style={styles.chatInputContainerStyle}>
      {problem !== null && (
        <p className="rcb-input-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
      {preview && !disabled && <FileTray />}
      <TextArea problemId={problem === null ? undefined : problemId} />
      <div className="rcb-chat-input-buttons">
        <ReplyButton of="running" />
        {buttons}
      </div>
      {showCharacterCount && characterLimit > 0 && <Counter limit={characterLimit} />}
    </div>
  );
}

function Counter({ limit }: { limit: number }) {
  const styles = useEngine((state) => state.styles);
  const length = useEngine((state) => state.draft.length);
  const isFull = length >= limit;
  return (
    <div
      className="rcb-chat-input-char-counter"
      style={styled(styles.characterLimitStyle, isFull && styles.characterLimitReachedStyle)}
      data-rcb-full={isFull}
    >
      {length}/{limit}
    </div>
  );
}

/** Safari ends a composition before the key event of the Enter that chooses the word. */
const COMPOSING = 229;

/** The on-screen keyboard and the stored values that suit a typed answer. */
const hints: Partial<Record<string, { inputMode: 'email' | 'tel' | 'decimal'; autoComplete?: string }>> = {
  email: { inputMode: 'email', autoComplete: 'email' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'decimal' },
};

function useHints() {
  const block = blockAt({ flow: useActions().getFlow() }, useEngine(currentPath));
  const rule = block?.input;
  const kind = typeof rule === 'object' ? rule.type : rule;
  const own = block?.autocomplete === undefined ? {} : { autoComplete: block.autocomplete };
  return { ...(typeof kind === 'string' ? hints[kind] : {}), ...own };
}

function TextArea({ problemId }: { problemId: string | undefined }) {
  const { ariaLabel, chatInput, sensitiveInput } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const { isDisabled, isSensitive } = useEngine((state) => state.input);
  const draft = useEngine((state) => state.draft);
  const { send, type } = useActions();
  const fieldHints = useHints();
  const [hasFocus, setHasFocus] = useState(false);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an input method's composition chooses a word, it does not send.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.shiftKey && chatInput.allowNewline) return;
    event.preventDefault();
    if (!isDisabled && !event.shiftKey) void send();
  };
  const shared = {
    className: 'rcb-chat-input-textarea',
    style: styled(
      styles.chatInputAreaStyle,
      hasFocus && styles.chatInputAreaFocusedStyle,
      isDisabled && styles.chatInputAreaDisabledStyle,
    ),
    value: draft,
    placeholder: isDisabled ? chatInput.disabledPlaceholderText : chatInput.enabledPlaceholderText,
    'aria-label': ariaLabel.inputTextArea,
    'aria-invalid': problemId !== undefined,
    'aria-describedby': problemId,
    // A disabled field loses its focus, so a focused one becomes read-only instead.
    disabled: isDisabled && !hasFocus,
    readOnly: isDisabled,
    // A sensitive question replaces the element; the new one takes over the focus.
    autoFocus: hasFocus,
    onKeyDown,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
  };
  return isSensitive && sensitiveInput.maskInTextArea ? (
    <input {...shared} type="password" autoComplete="off" />
  ) : (
    <textarea {...shared} {...fieldHints} rows={1} />
  );
}
