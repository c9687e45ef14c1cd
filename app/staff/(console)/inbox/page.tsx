import type { Metadata } from 'next';
import { InboxPage } from '@/components/staff/inbox/inbox-page';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';

export const metadata: Metadata = { title: staffInbox.title };

export default function StaffInboxPage() {
  return (
    <>
      <h1>{staffInbox.title}</h1>
      <InboxPage />
    </>
  );
}
