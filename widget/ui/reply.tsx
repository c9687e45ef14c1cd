import { type ComponentType, lazy, Suspense } from 'react';
import type { ReplyState } from '../core/state';
import { useEngine } from '../react/engine-provider';

/** Fetched as a block is entered whose replies can be stopped, so that they are there without a connection. */
export const loadReplyButtons = () => import('./reply-buttons');

const Nothing: ComponentType = () => null;
const part = (choose: (loaded: Awaited<ReturnType<typeof loadReplyButtons>>) => ComponentType) =>
  lazy(() =>
    loadReplyButtons().then(
      (loaded) => ({ default: choose(loaded) }),
      () => ({ default: Nothing }),
    ),
  );
const buttons = {
  running: part(({ StopButton }) => StopButton),
  failed: part(({ RetryButton }) => RetryButton),
};

/** The button that a reply of this status offers. */
export function ReplyButton({ of: status }: { of: ReplyState['status'] }) {
  const isOffered = useEngine(({ reply }) => reply?.status === status);
  const Button = buttons[status];
  return isOffered ? (
    <Suspense>
      <Button />
    </Suspense>
  ) : null;
}
