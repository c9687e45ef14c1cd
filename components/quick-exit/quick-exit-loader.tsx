'use client';

import { usePathname } from 'next/navigation';
import { isSensitivePage } from '@/lib/browser/quick-exit';
import type { QuickExitCopy } from '@/lib/i18n/en/care';
import { QuickExit } from './quick-exit';

/** Above every page that tells on whom it helps. */
export function QuickExitLoader({ copy }: { copy: QuickExitCopy }) {
  return isSensitivePage(usePathname()) ? <QuickExit copy={copy} /> : null;
}
