import type { Metadata } from 'next';
import { ChatsPage } from '@/components/staff/chats/chats-page';
import { PageTitle } from '@/components/staff/page-title';
import { staffChats } from '@/lib/i18n/en/staff-chats';

export const metadata: Metadata = { title: staffChats.title };

export default function StaffChatsPage() {
  return (
    <>
      <PageTitle of="chats" />
      <ChatsPage />
    </>
  );
}
