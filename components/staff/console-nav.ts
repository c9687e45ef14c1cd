import { staffRoutes } from '@/lib/staff/addresses';
import { hasRight, type Right } from '@/lib/staff/rules';

/** The pages of the console in their order, each with the rights of which one opens it. */
const subjects = [
  { name: 'inbox', rights: ['inbox'] },
  { name: 'chats', rights: ['chats'] },
  { name: 'gifts', rights: ['gifts'] },
  { name: 'content', rights: ['content', 'content-approvals'] },
  { name: 'people', rights: ['people', 'personal-data'] },
  { name: 'log', rights: ['log'] },
  { name: 'me', rights: ['own-account'] },
] as const satisfies readonly { name: keyof typeof staffRoutes; rights: readonly Right[] }[];

export type Subject = (typeof subjects)[number]['name'];

export const subjectsOf = (role: string): { name: Subject; href: string }[] =>
  subjects
    .filter(({ rights }) => rights.some((right) => hasRight(role, right)))
    .map(({ name }) => ({ name, href: staffRoutes[name] }));

/** Whether a page speaks the language that its reader has chosen; the others are in English alone. */
export const isTranslated = (path: string): boolean =>
  [staffRoutes.home, staffRoutes.inbox, staffRoutes.chats, staffRoutes.me, staffRoutes.shifts].some(
    (one) => path.replace(/\/$/, '') === one,
  );
