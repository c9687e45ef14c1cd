import type { Language } from '../domain/language';
import { helpBar as bn } from './bn/help-bar';
import { helpBar as en, type HelpBarCopy } from './en/help-bar';
import { helpBar as hi } from './hi/help-bar';

export const helpBarIn: Readonly<Record<Language, HelpBarCopy>> = { en, hi, bn };
