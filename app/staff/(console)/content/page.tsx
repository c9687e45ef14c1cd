import type { Metadata } from 'next';
import { ContentPage } from '@/components/staff/content/content-page';
import { staffContent } from '@/lib/i18n/en/staff-content';

export const metadata: Metadata = { title: staffContent.title };

export default function StaffContentPage() {
  return (
    <>
      <h1>{staffContent.title}</h1>
      <ContentPage />
    </>
  );
}
