import type { Metadata } from 'next';
import { PeoplePage } from '@/components/staff/people/people-page';
import { people } from '@/lib/i18n/en/staff-people';

export const metadata: Metadata = { title: people.title };

export default function Page() {
  return (
    <>
      <h1>{people.title}</h1>
      <p>{people.lead}</p>
      <PeoplePage />
    </>
  );
}
