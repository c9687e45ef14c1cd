import { useState } from 'react';
import { staff } from '@/lib/i18n/en/staff';
import { isDone, postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import { useStaffForm } from '../use-staff-form';
import { conflictOf } from './gift-format';

type Options<T> = {
  path: string;
  read: (answer: unknown) => T | null;
  more?: (form: HTMLFormElement) => object;
  post?: StaffPost;
  done: (answer: T) => void;
  /** What is shown may be old. */
  refused?: () => void;
};

/** A form of the console whose conflicts are told in the words of gifts. */
export function useGiftForm<T>({ post = postStaff, refused, ...options }: Options<T>) {
  const [conflict, setConflict] = useState<string | undefined>();
  const form = useStaffForm({
    ...options,
    copy: staff.errors,
    post: async (path, body, read) => {
      const result = await post(path, body, read);
      setConflict(result.ok ? undefined : conflictOf(result.code));
      if (!result.ok && result.status === 409) refused?.();
      return result;
    },
  });
  return { ...form, message: form.message && (conflict ?? form.message) };
}

type Stored = Pick<Options<true>, 'path' | 'more'> & { again: () => Promise<unknown> };

/** The same for what is stored and shown again, also where a conflict says that what is shown is old. */
export const useStoredForm = ({ again, ...options }: Stored) =>
  useGiftForm({ ...options, read: isDone, done: () => void again(), refused: () => void again() });
