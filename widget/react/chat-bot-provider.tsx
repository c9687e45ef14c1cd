'use client';

import { isValidElement, type ReactElement, type ReactNode, useState } from 'react';
import { createEngine } from '../core/engine';
import type { Engine } from '../core/engine-types';
import { browserPorts } from '../effects/browser-ports';
import { demoFlow } from '../flows/demo';
import { lazyPart } from '../ui/lazy-part';
import { EngineProvider } from './engine-provider';

const { Drawn: MediaDisplay } = lazyPart(async () => (await import('../ui/media-display')).MediaDisplay);

/** Creates one engine for the bot and the hooks inside; children are rendered on the server. */
export function ChatBotProvider({ children }: { children?: ReactNode }) {
  const [engine] = useState(makeEngine);
  return <EngineProvider engine={engine}>{children}</EngineProvider>;
}

function makeEngine(): Engine {
  const engine: Engine = createEngine({
    flow: demoFlow,
    render: { media: mediaElement, choices: (items) => <>{items.join(', ')}</>, textOf },
    ports: browserPorts({ settings: () => engine.getState().settings }),
  });
  return engine;
}

/** The literal text of an element, for storage; text that a component renders itself is not included. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** A picture, film or sound the visitor sent; null for any other file. */
export function mediaElement(file: Blob): ReactElement | null {
  const kind = /^(image|video|audio)\//.exec(file.type)?.[1];
  return kind ? <MediaDisplay file={file} kind={kind} /> : null;
}
