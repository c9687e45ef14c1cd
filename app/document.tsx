import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell';
import { shell } from '@/lib/content/en/shell';
import { site } from '@/lib/site';
import { fontVariables } from './fonts';
import './globals.css';

type Props = { language: 'en' | 'hi' | 'bn'; children: ReactNode };

/** The HTML document of every language group: one shell, one set of tokens. */
export function Document({ language, children }: Props) {
  return (
    <html lang={language} className={fontVariables}>
      <body>
        <Shell site={site()} copy={shell} year={new Date().getFullYear()}>
          {children}
        </Shell>
      </body>
    </html>
  );
}
