const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOfDigit = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The numbers of one segment (source map, version 3: base 64, five bits a digit, the sign last). */
function numbers(segment) {
  const found = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = valueOfDigit.get(digit);
    value += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits & 32) continue;
    found.push(value % 2 ? -Math.floor(value / 2) : value / 2);
    value = 0;
    shift = 0;
  }
  return found;
}

/** Where in the script each source begins, in order: line, column, name of the source or null. */
function marksOf(map, { line = 0, column = 0 } = {}) {
  if (map.sections) return map.sections.flatMap(({ offset, map: inner }) => marksOf(inner, offset));
  let source = 0;
  return map.mappings.split(';').flatMap((text, row) => {
    let at = row === 0 ? column : 0;
    return text
      .split(',')
      .filter(Boolean)
      .map((segment) => {
        const [step, sourceStep] = numbers(segment);
        at += step;
        if (sourceStep !== undefined) source += sourceStep;
        return {
          line: line + row,
          column: at,
          source: sourceStep === undefined ? null : map.sources[source],
        };
      });
  });
}

/** Characters of a built script by the source they were made from; what the bundler itself wrote is `null`. */
export function sourceBytes(script, map) {
  const lines = script.split('\n');
  const starts = [0];
  for (const text of lines) starts.push(starts.at(-1) + text.length + 1);
  const marks = marksOf(map).map(({ line, column, source }) => ({ at: starts[line] + column, source }));
  const bytes = new Map();
  let before = { at: 0, source: null };
  for (const mark of [...marks, { at: script.length, source: null }]) {
    bytes.set(before.source, (bytes.get(before.source) ?? 0) + mark.at - before.at);
    before = mark;
  }
  return bytes;
}
