import 'server-only';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import { type PersonKey, readPerson } from '@/lib/personal-data/rules';
import { RequestError } from './problem';

/** By what a person is looked for. @throws RequestError 400 for what is neither an e-mail address nor a number */
export function requirePerson(text: string): PersonKey {
  const key = readPerson(text);
  if (key === null)
    throw new RequestError('invalid_fields', 'Please check the fields named here.', {
      status: 400,
      fields: { person: personalData.search.invalid },
    });
  return key;
}
