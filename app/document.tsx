import type { ReactNode } from 'react';
import { AssistantLoader } from '@/components/chat/assistant-loader';
import { OfflineWorker } from '@/components/offline/offline-worker';
import { QuickExitPlace } from '@/components/quick-exit/quick-exit-loader';
import { HelpBar } from '@/components/shell/help-bar';
import { Shell } from '@/components/shell/shell';
import { routes } from '@/lib/config/routes';
import { assistantFacts, site } from '@/lib/config/site';
import { assistantCopy } from '@/lib/i18n/assistant';
import { copyIn, linkWords } from '@/lib/i18n/copy';
import { helpBarIn } from '@/lib/i18n/help-bar';
import { type Language, localPath } from '@/lib/i18n/language';
import { quickExitIn } from '@/lib/i18n/quick-exit';
import { fontVariables } from './fonts';
import './globals.css';
// Next would fetch the dead ends' sheet ahead on every page, and no page uses it: it comes with the others.
import '@/components/fallback/fallback.module.css';

type Props = { language: Language; children: ReactNode };

/** The HTML document of every language group: one shell, one set of tokens. */
export function Document({ language, children }: Props) {
  const { shell, common, helplines, language: words } = copyIn(language);
  return (
    <html lang={language} className={fontVariables}>
      <body>
        <Shell
          site={site()}
          words={{ shell, common, helplines, language: words, links: linkWords(language) }}
          year={new Date().getFullYear()}
          toChat={assistantCopy[language].skipTo}
          top={<QuickExitPlace copy={quickExitIn[language]} />}
        >
          {children}
        </Shell>
        <HelpBar site={site()} copy={helpBarIn[language]} helpHref={localPath(language, routes.helpNow)} />
        <AssistantLoader site={assistantFacts()} language={language} />
        <OfflineWorker />
      </body>
    </html>
  );
}
