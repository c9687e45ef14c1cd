import { styled, useHover } from './use-hover';
import { type Toast, useActions, useView } from './view';

/** Always in the page, so that screen readers notice what comes into it. */
export function Toasts() {
  const toasts = useView((state) => state.toasts);
  const style = useView((state) => state.styles.toastPromptContainerStyle);
  return (
    <div className="rcb-toast-prompt-container" style={style} role="status">
      {toasts.map((toast) => (
        <ToastPrompt key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Its time stands still while the pointer or the focus rests on it. */
function ToastPrompt({ toast }: { toast: Toast }) {
  const { dismissOnClick } = useView((state) => state.settings.toast);
  const styles = useView((state) => state.styles);
  const { dismissToast, holdToast, releaseToast } = useActions();
  const [isHovered, hover] = useHover();
  if (typeof toast.content !== 'string') return toast.content;
  const style = styled(styles.toastPromptStyle, isHovered && styles.toastPromptHoveredStyle);
  if (!dismissOnClick)
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
      data-rcb-answers
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
      onClick={() => void dismissToast(toast.id)}
    >
      {toast.content}
    </button>
  );
}
