import { useActions } from '../react/engine-provider';

/** The emoji to choose from. */
export function EmojiPopup({ list, onChosen }: { list: readonly string[]; onChosen: () => void }) {
  const { focusTextArea, getTextAreaValue, setTextAreaValue } = useActions();
  return (
    <div className="rcb-emoji-button-popup">
      {list.map((one) => (
        <button
          key={one}
          type="button"
          className="rcb-emoji"
          onClick={() => {
            onChosen();
            focusTextArea();
            void setTextAreaValue(getTextAreaValue() + one);
          }}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
