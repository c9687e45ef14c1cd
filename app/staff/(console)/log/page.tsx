import type { Metadata } from 'next';
import { LogPage } from '@/components/staff/log/log-page';
import { log } from '@/lib/i18n/en/staff-log';

export const metadata: Metadata = { title: log.title };

export default function Page() {
  return (
    <>
      <h1>{log.title}</h1>
      <p>{log.lead}</p>
      <LogPage />
    </>
  );
}
