import type { ReactNode } from 'react';
import 'scripted-chat-widget/style.css';

export const metadata = { title: 'Next 16', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
