/** What one check of `doctor` found. `failed`: something of the site would not work. */
export type Finding = { check: string; state: 'ok' | 'warning' | 'failed'; message: string };

/** One line of a configuration begins with the variable's name. */
export function findingOf(state: Finding['state'], line: string): Finding {
  const [check = '', ...rest] = line.split(': ');
  return { check, state, message: rest.join(': ') };
}

/** A finding as its line: for reading, or a record for a program. */
export const findingLine = (finding: Finding, { json }: { json: boolean }): string =>
  json
    ? `${JSON.stringify(finding)}\n`
    : `${finding.state.padEnd(STATE_WIDTH)}${finding.check}: ${finding.message}\n`;

const STATE_WIDTH = 9;
