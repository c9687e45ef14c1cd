import { onboarding as bn } from '@/lib/i18n/bn/onboarding';
import { onboarding as en, type OnboardingCopy } from '@/lib/i18n/en/onboarding';
import { onboarding as hi } from '@/lib/i18n/hi/onboarding';
import type { Language } from '@/lib/i18n/language';

/** The words of the documents' onboarding, which come only where an upstream wants it. */
export const onboardingCopy: Readonly<Record<Language, OnboardingCopy>> = { en, hi, bn };
