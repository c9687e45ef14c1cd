import { type NextRequest, NextResponse } from 'next/server';
import { withoutPrefix } from '@/lib/i18n/language';

/**
 * Canonical case of the two capitalised paths (spec §2, contract §8), in every language, and nothing else.
 * Matchers are case-sensitive: they name every wrong spelling and never a canonical path, so no page pays for it. Next
 * reads them without running this file, so they name the languages themselves; a test compares.
 */
export function middleware(request: NextRequest) {
  const { language, englishPath } = withoutPrefix(request.nextUrl.pathname);
  const [, page = '', ...below] = englishPath.split('/');
  const canonical = /^donate$/i.test(page) ? 'Donate' : 'Accomodation';
  const target = new URL(
    [language === 'en' ? '' : `/${language}`, canonical, ...below].join('/'),
    request.nextUrl,
  );
  target.search = request.nextUrl.search;
  return NextResponse.redirect(target, 308);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!Donate(?:/|$))[dD][oO][nN][aA][tT][eE])/:rest*',
    '/(hi|bn)/((?!Donate(?:/|$))[dD][oO][nN][aA][tT][eE])/:rest*',
    '/(hi|bn)/((?!Accomodation(?:/|$))[aA][cC][cC][oO][mM]{1,2}[oO][dD][aA][tT][iI][oO][nN])/:rest*',
    '/((?!Accomodation(?:/|$))[aA][cC][cC][oO][mM]{1,2}[oO][dD][aA][tT][iI][oO][nN])/:rest*',
  ],
};
