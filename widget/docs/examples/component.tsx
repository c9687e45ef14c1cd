/**
 * A component in the conversation
 *
 * A block may draw an element of yours. It stands in the conversation without a bubble and can send answers itself.
 *
 * - press Four stars
 * - see You gave 4 stars.
 */
import ChatBot, { type Flow, useMessages, usePaths } from '@/widget';
import './component.css';

const names = [
  'One star',
  'Two stars',
  'Three stars',
  'Four stars',
  'Five stars',
];

function Stars() {
  const { injectMessage } = useMessages();
  const { goToPath } = usePaths();
  const rate = async (count: number) => {
    await injectMessage(`You gave ${count} stars.`);
    await goToPath('end');
  };
  return (
    <p className="stars">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          onClick={() => void rate(index + 1)}
        >
          ★
        </button>
      ))}
    </p>
  );
}

const flow: Flow = {
  start: { message: 'How did we do?', component: <Stars /> },
  end: { message: 'Thank you for telling us.', chatDisabled: true },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
