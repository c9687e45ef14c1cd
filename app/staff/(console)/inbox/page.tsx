import type { Metadata } from 'next';
import { InboxPage } from '@/components/staff/inbox/inbox-page';
import { PageTitle } from '@/components/staff/page-title';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';

export const metadata: Metadata = { title: staffInbox.title };

export default function StaffInboxPage() {
  return (
    <>
      <PageTitle of="inbox" />
      <InboxPage />
    </>
  );
}
