/** Whether a file field with this `accept` would take the file: by its ending, its type, or a kind such as `image/*`. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind === '*/*') return true;
    return kind.endsWith('/*')
      ? type.toLowerCase().startsWith(kind.slice(0, -1))
      : type.toLowerCase() === kind;
  });
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** A size in words of the language, in steps of 1,000. */
export function sizeText(bytes: number, language: string | undefined): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // The short name of a byte has no plural in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

export type Refusal = { kind: 'type'; name: string } | { kind: 'many' };
type Rules = { accept: string; multiple: boolean };

/** The files to send once more have been offered, and the first reason why one was left out. */
export function withOffered(
  files: readonly File[],
  offered: readonly File[],
  { accept, multiple }: Rules,
): { files: readonly File[]; refusal: Refusal | null } {
  const good = offered.filter((file) => isAccepted(file, accept));
  const bad = offered.find((file) => !isAccepted(file, accept));
  const refusal: Refusal | null = bad
    ? { kind: 'type', name: bad.name }
    : !multiple && good.length > 1
      ? { kind: 'many' }
      : null;
  if (multiple) return { files: [...files, ...good], refusal };
  // A second one takes the place of the first, as in a file field.
  return { files: good.length > 0 ? good.slice(0, 1) : files, refusal };
}
