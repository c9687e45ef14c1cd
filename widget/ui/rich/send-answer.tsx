type Props = { label: string; isReady: boolean; onSend: () => void };

/** The button that sends what a field holds. */
export const SendAnswer = ({ label, isReady, onSend }: Props) => (
  <button
    type="button"
    className="rcb-checkbox-next-button rcb-field-button"
    aria-label={label}
    aria-disabled={!isReady}
    data-rcb-answers
    onClick={onSend}
  >
    <svg className="rcb-shape" viewBox="0 0 24 24" aria-hidden>
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  </button>
);
