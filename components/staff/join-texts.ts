import { type JoinCopy, staffJoin } from '@/lib/i18n/en/staff-join';
import { Dictionary, useTexts } from '@/lib/staff/client/texts';

const joinTexts = new Dictionary<JoinCopy>(staffJoin, {
  hi: async () => (await import('@/lib/i18n/hi/staff-join')).staffJoin,
  bn: async () => (await import('@/lib/i18n/bn/staff-join')).staffJoin,
});

/** The texts of an invitation and of recovery codes; the sign-in does without them. */
export const useJoinTexts = (): JoinCopy => useTexts(joinTexts);
