import type { Metadata } from 'next';
import { ChatsPage } from '@/components/staff/chats/chats-page';
import { staffChats } from '@/lib/i18n/en/staff-chats';

export const metadata: Metadata = { title: staffChats.title };

export default function StaffChatsPage() {
  return (
    <>
      <h1>{staffChats.title}</h1>
      <ChatsPage />
    </>
  );
}
