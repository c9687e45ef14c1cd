import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { parseOpeningHours } from '@/lib/config/opening-hours';
import { hoursIn } from '@/lib/i18n/clock';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { labelOf, plainFault, staffFields } from '@/lib/i18n/en/staff-fields';
import { languages } from '@/lib/i18n/language';
import { has } from '@/lib/staff/client/staff-calls';
import type { CheckLine, DocumentDetail, Preview } from '@/lib/stories/document-schema';
import { type FieldShape, readValue, steepChanges, type ValuePath } from '@/lib/stories/field-shape';
import styles from '../staff.module.css';
import own from './document-editor.module.css';
import type { Draft } from './draft';

const { editor: copy, values: words } = staffContent;
type Read = Pick<Preview, 'check' | 'value'>;
const readPreview = (answer: unknown) => (has<Read>(answer, 'value') ? answer : null);

/** A list or facts as their pages would read what is typed now: every entry with its languages and pictures. */
export function PreviewValues({ detail, draft }: { detail: DocumentDetail; draft: Draft }) {
  const { path: file, live_text: live, shape } = detail;
  const [preview, setPreview] = useState<Read | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const show = async () => {
    const result = await draft.preview(readPreview);
    setIsFailed(!result.ok);
    setPreview(result.ok ? result.data : null);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void show()}>
        {words.show}
      </Button>
      {isFailed && <Notice kind="failed" title={copy.previewFailed} />}
      {preview && (
        <Dialog title={words.title} closeLabel={copy.close} onClose={() => setPreview(null)}>
          {steepIn(shape, live, draft.view().text).map((text) => (
            <Notice key={text} kind="info" title={text} />
          ))}
          <Shown file={file} preview={preview} />
        </Dialog>
      )}
    </>
  );
}

/** What is asked of prices that change by more than half. */
function steepIn(shape: FieldShape | null, before: string | null, now: string): string[] {
  if (shape === null || before === null) return [];
  const changes = steepChanges(readValue(before, shape), readValue(now, shape));
  return changes.map((one) => staffFields.steep(one.before, one.now));
}

function Shown({ file, preview: { check, value } }: { file: string; preview: Read }) {
  const lines = [...check.errors, ...check.warnings];
  return (
    <div className={styles.section}>
      <p>{value === null ? copy.previewMissing : words.hint}</p>
      {lines.length > 0 && (
        <Notice kind={check.errors.length > 0 ? 'failed' : 'info'} title={copy.warnings}>
          <ul>
            {lines.map((line) => (
              <li key={`${line.line} ${line.message}`}>{wordsOf(file, line)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {value !== null && <Value {...{ file, value }} path={[]} />}
    </div>
  );
}

/** What a form would say beside its field, with the entry's place in the list; of what no field holds the line. */
function wordsOf(file: string, { line, message, path = [] }: CheckLine): string {
  if (path.length === 0) return copy.line(line, message);
  const position = path.find((key) => typeof key === 'number');
  const label = labelOf(file, path);
  return `${position === undefined ? label : staffFields.entry(position + 1, label)}: ${plainFault(message)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Words in several languages. */
const isSpoken = (value: Record<string, unknown>) =>
  typeof value['en'] === 'string' && Object.keys(value).every((key) => languages.some((one) => one === key));
const isPicture = (text: string) => /^(?:\/|https:).*\.(?:webp|avif|jpe?g|png|gif)(?:\?|$)/i.test(text);

type ValueProps<Value = unknown> = { file: string; path: ValuePath; value: Value };

/** Anything that a file holds, under the names that its form has for it. */
function Value({ value, path, file }: ValueProps) {
  if (Array.isArray(value)) {
    if (value.length === 0) return <p>{words.none}</p>;
    return (
      <ol className={own.values}>
        {Array.from(value.entries(), ([at, one]) => (
          <li key={at}>
            <Value {...{ file, path }} value={one} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'boolean') return <p>{value ? words.yes : words.no}</p>;
  if (!isRecord(value)) return <Plain text={String(value)} />;
  return isSpoken(value) ? <Spoken value={value} /> : <Entries {...{ file, path, value }} />;
}

function Plain({ text }: { text: string }) {
  const hours = parseOpeningHours(text);
  if (hours) return <Spoken value={Object.fromEntries(languages.map((one) => [one, hoursIn(one, hours)]))} />;
  return isPicture(text) ? <img className={own.sample} src={text} alt="" loading="lazy" /> : <p>{text}</p>;
}

const Spoken = ({ value }: { value: Record<string, unknown> }) =>
  languages.map((language) => {
    const text = value[language];
    return typeof text === 'string' ? (
      <p key={language} lang={language}>
        {text}
      </p>
    ) : (
      <p key={language}>{words.missing(staffContent.languages[language])}</p>
    );
  });

function Entries({ file, path, value }: ValueProps<Record<string, unknown>>) {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return (
    <dl className={own.entries}>
      {entries.map(([name, one]) => (
        <div key={name}>
          <dt>{labelOf(file, [...path, name])}</dt>
          <dd>
            <Value {...{ file, path: [...path, name] }} value={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
