import { createRoot } from 'react-dom/client';
import { Assistant } from './assistant';
import type { AssistantProps } from './controller';
import { upstreamOnboarding } from './onboarding-flow';

/** Put in by the build: the stylesheets of the assistant and of the site's tokens, so that two scripts are all a page needs. */
declare const ASSISTANT_CSS: string;
/** The faces for Hindi and Bengali, their files beside this script: family, sources, descriptors. */
declare const ASSISTANT_FACES: readonly (readonly [string, string, FontFaceDescriptors])[];

export type Mount = (root: ShadowRoot, props: AssistantProps) => void;

declare global {
  interface Window {
    /** What the scripts of the embedded assistant call with what they bring (embed.ts). */
    centreAssistant?: (loaded: { facts?: unknown; mount?: Mount }) => void;
  }
}

const mount: Mount = (root, props) => {
  // A constructed stylesheet is no inline style, so a strict policy lets it through.
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(ASSISTANT_CSS);
  root.adoptedStyleSheets = [stylesheet];
  // A face of the document is loaded with the first letter that needs it, and not where the system has its own.
  for (const [family, sources, descriptors] of ASSISTANT_FACES)
    document.fonts.add(
      new FontFace(family, sources.replace('url("./', `url("${props.origin}/`), descriptors),
    );
  const container = document.createElement('div');
  root.append(container);
  const onboarding = props.site.asksDetailsFirst ? upstreamOnboarding : undefined;
  createRoot(container).render(<Assistant {...props} onboarding={onboarding} />);
};

window.centreAssistant?.({ mount });
