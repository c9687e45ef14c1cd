import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import type { TriedStep } from '@/lib/chat/schema';
import { tryScript as copy } from '@/lib/i18n/en/staff-script';
import { endonyms, type Language, languageOf, languages } from '@/lib/i18n/language';
import { has } from '@/lib/staff/client/staff-calls';
import styles from '../staff.module.css';
import own from './document-editor.module.css';
import type { Draft } from './draft';

type Tried = { value: { steps: TriedStep[] } | null };
const readTried = (answer: unknown) => (has<Tried>(answer, 'value') ? answer : null);

/** A conversation with the script as it is typed now; nothing of it is stored. */
export function TryScript({ draft }: { draft: Draft }) {
  const [language, setLanguage] = useState<Language>('en');
  const [steps, setSteps] = useState<readonly TriedStep[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const say = async (answers: readonly string[], chosen: Language = language) => {
    const result = await draft.preview(readTried, { language: chosen, answers });
    const tried = result.ok ? result.data.value : null;
    setFault(tried ? null : result.ok ? copy.broken : copy.failed);
    if (tried) setSteps(tried.steps);
    return tried !== null;
  };
  const answersSoFar = steps.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('answer') ?? '').trim();
    if (text !== '' && (await say([...answersSoFar, text]))) form.reset();
  };
  return (
    <details className={styles.section}>
      <summary id={id}>{copy.title}</summary>
      <p>{copy.hint}</p>
      {fault && <Notice kind="failed" title={fault} />}
      <SelectField
        name="try-language"
        label={copy.language}
        options={languages.map((value) => ({ value, label: endonyms[value] }))}
        value={language}
        onChange={({ target }) => {
          const chosen = languageOf(target.value);
          setLanguage(chosen);
          if (steps.length > 0) void say([], chosen);
        }}
      />
      <Button variant="quiet" onClick={() => void say([])}>
        {steps.length === 0 ? copy.begin : copy.again}
      </Button>
      <ol aria-labelledby={id} aria-live="polite" className={own.conversation} lang={language}>
        {steps.map((tried) => (
          <li key={tried.number}>
            <Step tried={tried} />
          </li>
        ))}
      </ol>
      {steps.length > 0 && (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Field name="answer" label={copy.answer} autoComplete="off" lang={language} />
          <div className={own.actions}>
            <Button variant="quiet" type="submit">
              {copy.send}
            </Button>
            {steps.at(-1)?.suggestions.map((text) => (
              <Button
                key={text}
                variant="quiet"
                lang={language}
                onClick={() => void say([...answersSoFar, text])}
              >
                {text}
              </Button>
            ))}
          </div>
        </form>
      )}
    </details>
  );
}

const Step = ({ tried: { answer, reply, step, is_danger, does } }: { tried: TriedStep }) => (
  <>
    {answer !== null && <p>{copy.said(answer)}</p>}
    {is_danger ? <p lang="en">{copy.danger}</p> : <p className={own.reply}>{reply}</p>}
    <p lang="en" className={own.step}>
      {[copy.step(step), ...(does === null ? [] : [copy.does[does]])].join(', ')}
    </p>
  </>
);
