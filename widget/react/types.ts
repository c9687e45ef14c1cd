import type { ComponentType, CSSProperties, ElementType, FC, JSX, ReactNode, SVGProps } from 'react';

declare module '../core/types' {
  interface Rendered {
    content: JSX.Element;
    wrapper: ComponentType<{ children: ReactNode }>;
    icon: FC<SVGProps<SVGSVGElement>>;
    style: CSSProperties;
  }
}

/** A host's own sections; header, input and footer are handed `buttons`. */
export type Slots = {
  chatBotHeader?: ElementType;
  chatBotBody?: ElementType;
  chatBotInput?: ElementType;
  chatBotFooter?: ElementType;
};
