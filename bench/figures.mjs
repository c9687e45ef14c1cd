/** Prints rows of cells in columns; the first row is the head. */
export function table(rows) {
  const texts = rows.map((cells) => cells.map(String));
  const widths = texts[0].map((_, column) => Math.max(...texts.map((cells) => cells[column]?.length ?? 0)));
  const padded = (cell, column) =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column] + 2);
  for (const cells of texts) console.log(cells.map(padded).join('').trimEnd());
}

/** A figure to hold: printed, and the run fails where it is missed. */
export function must(what, isHeld) {
  console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${what}`);
  if (!isHeld) process.exitCode = 1;
}

/** A whole number from the environment, for a shorter run. */
export function parameter(name, usual) {
  const given = Number(process.env[name] || usual);
  if (!Number.isSafeInteger(given) || given < 1) throw new Error(`${name}: expected a whole number above 0`);
  return given;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The value that this part of all values does not pass; `–` where there are none. */
export function quantile(values, part) {
  if (values.length === 0) return '–';
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
}

/** Ends this part with one line where something it needs is not there. */
export function need(isThere, line) {
  if (!isThere) throw new Error(line);
}
