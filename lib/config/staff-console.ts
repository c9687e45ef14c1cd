import type { Env } from './env';

/** Pages and endpoints of the staff console. */
export const isStaff = (path: string): boolean => /^\/staff(?:\/|$)/.test(path);

/** Where a ticket of the inbox opens, after the sign-in. */
export const ticketPath = (id: string): string => `/staff/inbox#${id}`;

/** The console is the embedded store's: an upstream has its own. */
export const hasStaffConsole = (settings: Pick<Env, 'BACKEND_URL' | 'STAFF_CONSOLE'>): boolean =>
  settings.BACKEND_URL === undefined && settings.STAFF_CONSOLE === 'on';
