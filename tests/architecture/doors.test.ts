import { type Source, sources } from './source';

type Door = { room: string; may: readonly string[]; packages?: readonly string[] };

const features = ['stories', 'contact', 'chat', 'donations', 'staff', 'inbox', 'personal-data'] as const;

/**
 * What the rules of every feature stand on. The care rules hear danger in every form (contract §11.2); the search reads
 * words in every script.
 */
const base = ['lib/formats/', 'lib/i18n/', 'lib/config/', 'lib/chat/care/', 'lib/search/'];

/** What stays on the server and belongs to no feature. */
const serverBase = [
  ...base,
  'lib/backend/backend.ts',
  'lib/backend/redis.ts',
  'lib/server/log.ts',
  'lib/server/metrics.ts',
  'lib/server/error-trace.ts',
];

/** Store and upstream of a feature never meet; its client is what browsers load. */
const featureDoors: readonly Door[] = features.flatMap((feature) => {
  const own = `lib/${feature}/`;
  return [
    { room: `${own}store/`, may: [own, 'lib/backend/', ...serverBase] },
    { room: `${own}upstream/`, may: [own, 'lib/backend/upstream/', ...serverBase] },
    { room: `${own}client/`, may: [own, ...base, 'lib/browser/'] },
    { room: own, may: [own, ...base] },
  ];
});

const shownIn = ['components/ui/', 'components/shell/', 'components/fallback/', 'components/quick-exit/'];
const componentDoor = (folder: string, ...more: readonly string[]): Door => ({
  room: `components/${folder}/`,
  may: [`components/${folder}/`, ...shownIn, ...base, 'lib/browser/', ...more],
});

/** Who may import whom (docs/ARCHITECTURE.md, "Doors"). The first room whose prefix fits a file decides. */
const doors: readonly Door[] = [
  { room: 'widget/core/', may: ['widget/core/'], packages: [] },
  { room: 'widget/', may: ['widget/'] },
  { room: 'lib/formats/', may: ['lib/formats/'], packages: ['zod'] },
  { room: 'lib/config/', may: base },
  { room: 'lib/i18n/', may: [...base, 'lib/stories/'] },
  { room: 'lib/chat/care/', may: base },
  { room: 'lib/search/', may: base },
  // The scripted conversation is pure: neither what classifies words nor a store is loaded with it.
  {
    room: 'lib/chat/flow/',
    may: [
      'lib/chat/flow/',
      'lib/chat/schema.ts',
      'lib/chat/visitor-answers.ts',
      'lib/chat/requested-language.ts',
      ...base,
    ],
  },
  // The script of the chat is edited content.
  {
    room: 'lib/chat/store/',
    may: ['lib/chat/', 'lib/stories/store/', 'lib/backend/', ...serverBase],
  },
  {
    room: 'lib/stories/store/content-files.ts',
    may: ['lib/stories/', 'lib/chat/flow/', 'lib/chat/store/', ...serverBase],
  },
  // An item of the inbox may be a conversation in which somebody answers; who loses access leaves theirs.
  ...['inbox', 'staff'].map((feature) => ({
    room: `lib/${feature}/store/`,
    may: [`lib/${feature}/`, 'lib/backend/', 'lib/chat/store/live-', ...serverBase],
  })),
  ...featureDoors,
  { room: 'lib/browser/', may: ['lib/browser/', ...base] },
  { room: 'lib/backend/backend.ts', may: [...base, ...features.map((name) => `lib/${name}/`)] },
  {
    room: 'lib/backend/upstream/',
    may: [
      'lib/backend/upstream/',
      ...serverBase,
      'lib/stories/',
      'lib/contact/',
      'lib/chat/',
      'lib/donations/',
    ],
  },
  {
    room: 'lib/backend/',
    may: [
      'lib/backend/',
      ...serverBase,
      'lib/stories/',
      'lib/contact/',
      'lib/chat/',
      'lib/donations/',
      'lib/staff/store/',
      'lib/personal-data/store/',
      'lib/inbox/store/',
    ],
  },
  { room: 'lib/server/', may: ['lib/server/', 'lib/stories/inventory.ts', 'lib/backend/redis.ts', ...base] },
  {
    room: 'lib/http/',
    may: [
      'lib/http/',
      'lib/backend/',
      ...features.map((name) => `lib/${name}/`),
      'lib/server/headers.ts',
      'lib/server/request.ts',
      ...serverBase,
    ],
  },
  { room: 'lib/cli/', may: ['lib/'] },
  { room: 'lib/', may: ['lib/'] },
  { room: 'components/ui/', may: ['components/ui/', 'lib/stories/machine-readable.ts', ...base] },
  componentDoor('shell', 'lib/contact/callback-words.ts'),
  componentDoor('fallback', 'lib/stories/'),
  componentDoor('quick-exit'),
  componentDoor('help'),
  componentDoor('home', 'lib/stories/', 'components/testimonials/', 'components/stories/'),
  componentDoor('testimonials', 'lib/stories/'),
  componentDoor('treatment', 'lib/stories/'),
  componentDoor('accommodation', 'lib/stories/'),
  componentDoor('stories', 'lib/stories/', 'components/help/'),
  componentDoor('families', 'lib/stories/', 'components/help/'),
  componentDoor('search', 'components/help/'),
  componentDoor('trust', 'lib/stories/'),
  componentDoor('contact', 'lib/contact/', 'components/help/'),
  componentDoor('donations', 'lib/donations/', 'components/help/'),
  // The console shows what every feature stores.
  componentDoor(
    'staff',
    ...features.map((name) => `lib/${name}/`),
    'components/stories/',
    'components/home/',
  ),
  // The one host of the widget: on the site and, by its own bundle, on other sites.
  componentDoor('chat', 'lib/chat/', 'components/help/', 'widget/index.ts', 'widget/locales/'),
  { room: 'components/design/', may: ['components/', 'lib/'] },
  { room: 'components/', may: ['components/', 'lib/browser/', ...base] },
  { room: 'app/', may: ['app/', 'components/', 'lib/', 'widget/index.ts', 'widget/locales/'] },
  { room: 'middleware.ts', may: ['lib/http/', 'lib/config/routes.ts', 'lib/i18n/language.ts'] },
  { room: 'instrumentation.ts', may: ['lib/'] },
  { room: 'next.config.ts', may: ['lib/server/', 'lib/i18n/language.ts'] },
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
    const source = sources().find((one) => one.path === path);
    for (const { target } of source?.imports ?? []) if (target) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const { path } of sources()) visit(path, []);
  return found;
}

describe('the house', () => {
  it('lets each room import only through its doors', () => {
    expect(sources().flatMap(trespasses)).toEqual([]);
  });

  it('has no circle of imports, type-only ones included', () => {
    expect(cycles()).toEqual([]);
  });

  it('keeps embedded and http apart: only select.ts knows both', () => {
    const knowsBoth = sources().filter(({ imports }) => {
      const targets = imports.map(({ target }) => target ?? '');
      return (
        targets.some((t) => /^lib\/(backend|stories|contact|chat|donations)\/upstream\//.test(t)) &&
        targets.some((t) => t === 'lib/backend/embedded.ts' || /^lib\/\w+\/store(\/|\.ts)/.test(t))
      );
    });
    expect(knowsBoth.map(({ path }) => path)).toEqual(['lib/backend/select.ts']);
  });

  it('marks the ways in to what must stay on the server', () => {
    const serverRooms =
      /^lib\/(backend\/(upstream\/upstream|embedded|select|cached|settle|refresh)\.ts|http\/|config\/(env|site)\.ts|server\/log\.ts)/;
    const unmarked = sources().filter(
      ({ path, text }) => serverRooms.test(path) && !text.includes("import 'server-only'"),
    );
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });
});
