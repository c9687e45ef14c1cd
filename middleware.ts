import { type NextRequest, NextResponse } from 'next/server';

/**
 * Canonical case of the two capitalised paths (spec §2, contract §8) and nothing else. Matchers are case-sensitive:
 * they name every wrong spelling and never a canonical path, so no page pays for middleware.
 */
export function middleware(request: NextRequest) {
  const rest = request.nextUrl.pathname.split('/').slice(2).join('/');
  const page = /^\/donate/i.test(request.nextUrl.pathname) ? '/Donate' : '/Accomodation';
  const target = new URL(rest ? `${page}/${rest}` : page, request.nextUrl);
  target.search = request.nextUrl.search;
  return NextResponse.redirect(target, 308);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!Donate(?:/|$))[dD][oO][nN][aA][tT][eE])/:rest*',
    '/((?!Accomodation(?:/|$))[aA][cC][cC][oO][mM]{1,2}[oO][dD][aA][tT][iI][oO][nN])/:rest*',
  ],
};
