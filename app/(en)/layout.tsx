import type { ReactNode } from 'react';
import { Document } from '@/app/document';

export { siteMetadata as generateMetadata, viewport } from '@/app/metadata';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document language="en">{children}</Document>;
}
