import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws an example into its page. */
export function draw(Example: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <Example />
    </StrictMode>,
  );
}
