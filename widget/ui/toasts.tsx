import type { Toast } from '../core/types';
import { useActions, useEngine } from '../react/engine-provider';
import { focusMessages, styled, useHover } from './view';

/** Always in the page, so that screen readers notice what comes into it. */
export function Toasts() {
  const toasts = useEngine((state) => state.toasts);
  const style = useEngine((state) => state.styles.toastPromptContainerStyle);
  return (
    <div className="rcb-toast-prompt-container" style={style} role="status">
      {toasts.map((toast) => (
        <ToastPrompt key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Its timeout is paused while it is hovered or focused. */
function ToastPrompt({ toast }: { toast: Toast }) {
  const { ariaLabel, toast: rules } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const { dismissToast, holdToast, releaseToast } = useActions();
  const [isHovered, hover] = useHover();
  if (typeof toast.content !== 'string') return toast.content;
  const style = styled(styles.toastPromptStyle, isHovered && styles.toastPromptHoveredStyle);
  if (!rules.dismissOnClick)
    return (
      <div className="rcb-toast-prompt" style={style}>
        {toast.content}
      </div>
    );
  const enter = () => {
    hover.onFocus();
    holdToast(toast.id);
  };
  const leave = () => {
    hover.onBlur();
    releaseToast(toast.id);
  };
  return (
    <button
      type="button"
      className="rcb-toast-prompt"
      style={style}
      aria-description={ariaLabel.dismissToast}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
      onClick={({ currentTarget }) => {
        focusMessages(currentTarget);
        void dismissToast(toast.id);
      }}
    >
      {toast.content}
    </button>
  );
}
