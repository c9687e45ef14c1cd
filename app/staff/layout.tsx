import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import styles from '@/components/staff/staff.module.css';
import { site } from '@/lib/config/site';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';

export { viewport } from '@/app/metadata';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(site().url),
  title: { default: staff.title, template: `%s – ${staff.title}` },
  manifest: staffRoutes.manifest,
  icons: { icon: [{ url: '/icons/icon.svg', type: 'image/svg+xml' }] },
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** A document of its own: no chat, no help bar, nothing that the public pages load beside their tokens. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <div className={styles.frame}>
          <noscript>
            <p>{staff.withoutScript}</p>
          </noscript>
          {children}
        </div>
      </body>
    </html>
  );
}
