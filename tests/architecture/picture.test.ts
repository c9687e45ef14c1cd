import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, sources } from './source';

/** The rooms of the picture, the innermost first; the first whose prefix fits a file has it. */
const rooms = [
  ['formats', 'lib/formats/'],
  ['config', 'lib/config/'],
  ['i18n', 'lib/i18n/'],
  ['stories', 'lib/stories/'],
  ['contact', 'lib/contact/'],
  ['chat', 'lib/chat/'],
  ['donations', 'lib/donations/'],
  ['backend', 'lib/backend/'],
  ['http', 'lib/http/'],
  ['server', 'lib/server/'],
  ['cli', 'lib/cli/'],
  ['browser', 'lib/browser/'],
  ['ui', 'components/ui/'],
  ['shell', 'components/shell/'],
  ['components', 'components/'],
  ['app', 'app/'],
  ['widget-core', 'widget/core/'],
  ['widget-effects', 'widget/effects/'],
  ['widget-flows', 'widget/flows/'],
  ['widget-react', 'widget/react/'],
  ['widget-ui', 'widget/ui/'],
  ['widget', 'widget/'],
] as const;

const roomOf = (path: string) => rooms.find(([, prefix]) => path.startsWith(prefix))?.[0];

/** How many imports go from each room to each other one, by room and not by file. */
function arrows(): Map<string, number> {
  const found = new Map<string, number>();
  for (const { path, imports } of sources()) {
    const user = roomOf(path);
    for (const { target } of imports) {
      const used = target === undefined ? undefined : roomOf(target);
      if (!user || !used || user === used) continue;
      found.set(`${used} --> ${user}`, (found.get(`${used} --> ${user}`) ?? 0) + 1);
    }
  }
  return found;
}

/** A handful of imports is a door; fewer than that would be lines nobody can follow. */
const FEWEST = 3;

function drawn(): string {
  const lines = [...arrows()].filter(([, count]) => count >= FEWEST).map(([arrow]) => `  ${arrow}`);
  const boxes = rooms.map(([name, prefix]) => `  ${name}["${prefix}"]`);
  return ['```mermaid', 'flowchart LR', ...boxes, ...lines.sort(), '```'].join('\n');
}

const file = join(projectRoot, 'docs/ARCHITECTURE.md');
const [begin, end] = ['<!-- drawn from the code -->', '<!-- end of the drawing -->'];

describe('the picture of the house', () => {
  it('in docs/ARCHITECTURE.md is the one the code draws (DRAW_HOUSE=1 draws it anew)', () => {
    const text = readFileSync(file, 'utf8');
    const [before, rest = ''] = text.split(`${begin}\n`);
    const [standing, after] = rest.split(`\n${end}`);
    if (process.env['DRAW_HOUSE']) {
      writeFileSync(file, `${before}${begin}\n${drawn()}\n${end}${after}`);
      return;
    }
    expect(standing).toBe(drawn());
  });
});
