'use client';

import { usePathname } from 'next/navigation';
import { isSensitivePage, staysOnPhones } from '@/lib/browser/quick-exit';
import type { QuickExitCopy } from '@/lib/i18n/en/care';
import { QuickExit } from './quick-exit';

/** Above every page that tells on whom it helps. */
export function QuickExitLoader({ copy }: { copy: QuickExitCopy }) {
  const path = usePathname();
  return isSensitivePage(path) ? <QuickExit copy={copy} stays={staysOnPhones(path)} /> : null;
}
