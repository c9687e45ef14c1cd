import { withoutPrefix } from '@/lib/i18n/language';

/** `aria-current` of a navigation item: `page` on its own page, `true` where the path lies below it (spec §2: Blog). */
export function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return withoutPrefix(href).englishPath !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
