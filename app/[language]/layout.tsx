import type { ReactNode } from 'react';
import { Document } from '@/app/document';
import { type LanguageProps, languageIn, languageParams } from '@/app/language-param';

export { siteMetadata as generateMetadata, viewport } from '@/app/metadata';

export const generateStaticParams = languageParams;

export default async function LanguageLayout({ children, params }: LanguageProps & { children: ReactNode }) {
  return <Document language={await languageIn({ params })}>{children}</Document>;
}
