import type { ReactNode } from 'react';
import { Document } from '@/app/document';

export { siteMetadata as generateMetadata, viewport } from '@/app/metadata';

export default function BengaliLayout({ children }: { children: ReactNode }) {
  return <Document language="bn">{children}</Document>;
}
