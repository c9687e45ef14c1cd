import type { Metadata } from 'next';
import { PersonSearch } from '@/components/staff/personal-data/person-search';
import { site } from '@/lib/config/site';
import { personalData } from '@/lib/i18n/en/staff-personal-data';

export const metadata: Metadata = { title: personalData.search.title };

export default function PersonPage() {
  return (
    <>
      <h1>{personalData.search.title}</h1>
      <PersonSearch centre={site().name} />
    </>
  );
}
