'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { kolkataField } from './clock';

type Props = {
  name: string;
  label: string;
  /** What is stored; today where nothing is. */
  day?: string | null | undefined;
  error: string | undefined;
};

/** A day in India that has come. */
export function DayField({ day, ...field }: Props) {
  const [today] = useState(() => kolkataField(Date.now()).slice(0, 10));
  return <Field type="date" max={today} defaultValue={day ?? today} {...field} />;
}
