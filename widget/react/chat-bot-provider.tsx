'use client';

import { type ReactNode, useState } from 'react';
import { createEngine } from '../core/engine';
import type { Engine } from '../core/engine-types';
import { demoFlow } from '../flows/demo';
import { mediaElement } from '../ui/media';
import { browserPorts } from './browser-ports';
import { EngineProvider } from './engine-provider';
import { textOf } from './text-of';

/** Makes one engine for the bot in it and for every hook around; what it wraps is rendered on the server as it stands. */
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
