import { type Source, sources } from './source';

/** Who may import whom (docs/ARCHITECTURE.md, "Doors"). The first room whose prefix fits a file decides. */
const doors: readonly { room: string; may: readonly string[]; packages?: readonly string[] }[] = [
  { room: 'widget/core/', may: ['widget/core/'], packages: [] },
  { room: 'widget/', may: ['widget/'] },
  { room: 'lib/contract/', may: ['lib/contract/'], packages: ['zod'] },
  { room: 'lib/domain/', may: ['lib/domain/', 'lib/contract/'] },
  { room: 'lib/content/', may: ['lib/content/', 'lib/domain/', 'lib/contract/', 'lib/config/routes.ts'] },
  { room: 'lib/backend/backend.ts', may: ['lib/contract/', 'lib/domain/'] },
  {
    room: 'lib/backend/http/',
    may: [
      'lib/backend/http/',
      'lib/backend/backend.ts',
      'lib/contract/',
      'lib/domain/',
      'lib/config/env.ts',
      'lib/server/log.ts',
      'lib/server/metrics.ts',
      'lib/backend/redis.ts',
      'lib/config/routes.ts',
    ],
  },
  {
    room: 'lib/backend/embedded/',
    may: [
      'lib/backend/embedded/',
      'lib/backend/backend.ts',
      'lib/payments/',
      'lib/contract/',
      'lib/domain/',
      // The letter of a receipt speaks the donor's language and leads to the gift's page.
      'lib/i18n/receipt-mails.ts',
      'lib/config/env.ts',
      'lib/server/error-trace.ts',
      'lib/server/log.ts',
      'lib/server/report-care.ts',
      'lib/config/routes.ts',
    ],
  },
  { room: 'lib/backend/select.ts', may: ['lib/backend/', 'lib/config/env.ts'] },
  {
    room: 'lib/backend/',
    may: [
      'lib/backend/',
      'lib/stories/inventory.ts',
      'lib/contract/',
      'lib/domain/',
      'lib/config/env.ts',
      'lib/server/log.ts',
      'lib/server/metrics.ts',
    ],
  },
  {
    room: 'lib/payments/',
    may: ['lib/payments/', 'lib/contract/', 'lib/domain/', 'lib/config/env.ts', 'lib/server/log.ts'],
  },
  {
    room: 'lib/desk/',
    may: [
      'lib/desk/',
      'lib/backend/',
      'lib/payments/',
      'lib/contract/',
      'lib/domain/',
      'lib/config/env.ts',
      'lib/config/env-folders.ts',
      'lib/config/env-warnings.ts',
      'lib/server/log.ts',
    ],
  },
  {
    room: 'lib/http/',
    may: [
      'lib/http/',
      'lib/content/',
      'lib/server/headers.ts',
      'lib/server/request-start.ts',
      'lib/backend/',
      'lib/contract/',
      'lib/domain/',
      'lib/config/env.ts',
      'lib/server/error-trace.ts',
      'lib/server/log.ts',
      'lib/server/metrics.ts',
      'lib/backend/redis.ts',
      'lib/server/report-care.ts',
      'lib/config/routes.ts',
      'lib/config/site.ts',
    ],
  },
  {
    room: 'lib/server/',
    may: [
      'lib/server/',
      'lib/stories/inventory.ts',
      'lib/config/env.ts',
      'lib/config/env-folders.ts',
      'lib/config/env-warnings.ts',
      'lib/server/metrics.ts',
      'lib/backend/redis.ts',
      'lib/config/routes.ts',
    ],
  },
  { room: 'lib/browser/', may: ['lib/browser/', 'lib/contract/', 'lib/domain/', 'lib/config/routes.ts'] },
  { room: 'lib/', may: ['lib/'] },
  { room: 'components/ui/', may: ['components/ui/', 'lib/domain/'] },
  {
    room: 'components/shell/',
    may: ['components/ui/', 'components/shell/', 'lib/domain/', 'lib/content/', 'lib/config/routes.ts'],
  },
  {
    room: 'components/sections/',
    may: [
      'components/ui/',
      'components/sections/',
      'lib/contract/',
      'lib/domain/',
      'lib/content/',
      'lib/config/routes.ts',
    ],
  },
  {
    // The one host of the widget: on the site and, by its own bundle, on other sites.
    room: 'components/features/assistant/',
    may: [
      'components/ui/',
      'components/features/',
      'lib/contract/',
      'lib/domain/',
      'lib/content/',
      'lib/browser/',
      'lib/config/routes.ts',
      'widget/index.ts',
      'widget/locales/',
    ],
  },
  {
    room: 'components/features/',
    may: [
      'components/ui/',
      'components/sections/',
      'components/features/',
      'lib/contract/',
      'lib/domain/',
      'lib/content/',
      'lib/browser/',
      'lib/config/routes.ts',
    ],
  },
  { room: 'app/', may: ['app/', 'components/', 'lib/', 'widget/index.ts', 'widget/locales/'] },
  { room: 'middleware.ts', may: ['lib/http/', 'lib/config/routes.ts'] },
  { room: 'instrumentation.ts', may: ['lib/'] },
  { room: 'next.config.ts', may: ['lib/server/headers.ts'] },
];

const doorOf = (path: string) => doors.find((door) => path.startsWith(door.room));

function trespasses(source: Source): string[] {
  const door = doorOf(source.path);
  if (!door) return [`${source.path} stands in no room`];
  const inside = source.imports.flatMap(({ target }) => (target ? [target] : []));
  const strangers = inside.filter((target) => !door.may.some((allowed) => target.startsWith(allowed)));
  const packages = source.imports
    .filter(({ specifier, target }) => !target && !/^[.@]\/|^\.\.|\.css$/.test(specifier))
    .filter(({ specifier }) => door.packages && !door.packages.includes(specifier));
  return [...strangers, ...packages.map(({ specifier }) => specifier)].map((to) => `${source.path} → ${to}`);
}

function cycles(): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    const source = sources.find((one) => one.path === path);
    for (const { target } of source?.imports ?? []) if (target) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const { path } of sources) visit(path, []);
  return found;
}

describe('the house', () => {
  it('lets each room import only through its doors', () => {
    expect(sources.flatMap(trespasses)).toEqual([]);
  });

  it('has no circle of imports, type-only ones included', () => {
    expect(cycles()).toEqual([]);
  });

  it('keeps embedded and http apart: only select.ts knows both', () => {
    const knowsBoth = sources.filter(({ imports }) => {
      const targets = imports.map(({ target }) => target ?? '');
      return (
        targets.some((t) => t.startsWith('lib/backend/http/')) &&
        targets.some((t) => t.startsWith('lib/backend/embedded/'))
      );
    });
    expect(knowsBoth.map(({ path }) => path)).toEqual(['lib/backend/select.ts']);
  });

  it('marks the ways in to what must stay on the server', () => {
    const serverRooms =
      /^lib\/(backend\/(http\/http|embedded\/embedded|select|cached|settle|refresh)\.ts|http\/|(env|log|site)\.ts)/;
    const unmarked = sources.filter(
      ({ path, text }) => serverRooms.test(path) && !text.includes("import 'server-only'"),
    );
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });
});
