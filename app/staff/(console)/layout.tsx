import type { ReactNode } from 'react';
import { ConsoleFrame } from '@/components/staff/console-frame';
import { site } from '@/lib/config/site';

/** What somebody sees who is signed in: the way to each subject their role has. */
export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return <ConsoleFrame name={site().name}>{children}</ConsoleFrame>;
}
