import type { ReactNode } from 'react';
import { withheldRoutes } from '@/app/_pages/review-line';
import { AssistantLoader } from '@/components/chat/assistant-loader';
import { WithPageErrorTexts } from '@/components/fallback/page-error';
import { OfflineWorker } from '@/components/offline/offline-worker';
import { QuickExitLoader } from '@/components/quick-exit/quick-exit-loader';
import { HelpBar } from '@/components/shell/help-bar';
import { ClosedNow } from '@/components/shell/open-now';
import { Shell } from '@/components/shell/shell';
import { assistantFacts, site } from '@/lib/config/site';
import { openTimes } from '@/lib/contact/callback-words';
import { assistantCopy } from '@/lib/i18n/assistant';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { chatStart } from '@/lib/server/inline-scripts';
import { fontVariables } from './fonts';
import './globals.css';
// Next would fetch the dead ends' sheet ahead on every page, and no page uses it: it comes with the others.
import '@/components/fallback/fallback.module.css';

type Props = { language: Language; children: ReactNode };

/** The HTML document of every language group: one shell, one set of tokens. */
export async function Document({ language, children }: Props) {
  const { shell, common, helplines, language: texts, fallbacks, quickExit, helpBar } = dictionaries[language];
  const links = linkTexts(language);
  return (
    <html lang={language} className={fontVariables}>
      <body>
        <script dangerouslySetInnerHTML={{ __html: chatStart }} />
        <Shell
          site={site()}
          words={{ shell, common, helplines, language: texts, links, withheld: await withheldRoutes() }}
          year={new Date().getFullYear()}
          toChat={assistantCopy[language].skipTo}
          top={<QuickExitLoader copy={quickExit} />}
        >
          <WithPageErrorTexts texts={{ ...fallbacks, links }}>{children}</WithPageErrorTexts>
        </Shell>
        <HelpBar
          site={site()}
          copy={helpBar}
          note={
            <ClosedNow lines={openTimes(site().callHours, Date.now())}>
              <small> {helpBar.closed}</small>
            </ClosedNow>
          }
        />
        <AssistantLoader site={assistantFacts()} language={language} />
        <OfflineWorker />
      </body>
    </html>
  );
}
