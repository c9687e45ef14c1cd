import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import * as z from 'zod';
import { isAccepted, packagesOf } from '../../scripts/licences.mjs';

const Versions = z.record(z.string(), z.string());
const Lock = z.object({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      deprecated: z.string().optional(),
      // One old package lists names of engines, without versions.
      engines: z.union([z.object({ node: z.string().optional() }), z.array(z.string())]).optional(),
    }),
  ),
});
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  // Inside a package, `$react` is the version that stands above.
  overrides: z.record(
    z.string(),
    z.union([z.string(), z.record(z.string(), z.templateLiteral(['$', z.string()]))]),
  ),
  engines: z.object({ node: z.string() }),
  allowScripts: z.record(z.string(), z.boolean()),
});

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const lock = Lock.parse(read('package-lock.json'));
const manifest = Manifest.parse(read('package.json'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('what npm ci installs', () => {
  it('is held by a digest of each package, from the configured registry alone', () => {
    expect(packages.length).toBeGreaterThan(500);
    // No address is kept: whichever registry npm is told to ask, only the bytes of the digest are taken.
    const loose = packages.filter(
      ([, { integrity = '', resolved }]) =>
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || resolved !== undefined,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('is named by exact versions, so that a change of one is a change of a file', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .filter(
        // A second version of a package has a name of its own: `npm:react@18.3.1`.
        ([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+$/.test(version),
      );
    expect(ranges).toEqual([]);
  });

  it('runs no install script that was not looked at (allowScripts of npm 11); the digest holds its version', () => {
    const scripted = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  });
});

describe('the Node that package.json claims', () => {
  const claimed = String(minVersion(manifest.engines.node));

  it('is the 20.9 of the README', () => {
    expect(claimed).toBe('20.9.0');
    expect(readFileSync('README.md', 'utf8')).toContain('Node 20.9 or later');
  });

  it('is enough, by its own range, for every package of the site and of its tests', () => {
    const ranges = packages.flatMap(([path, { engines = {} }]) =>
      'node' in engines && engines.node ? [[path, engines.node] as const] : [],
    );
    expect(ranges.length).toBeGreaterThan(300);
    expect(ranges.filter(([, range]) => !satisfies(claimed, range))).toEqual([]);
  });

  it('meets no package that its authors have given up, of which npm ci would warn', () => {
    expect(packages.filter(([, { deprecated }]) => deprecated).map(([path]) => path)).toEqual([]);
  });
});

describe('the licences', () => {
  it('of all packages are accepted', () => {
    const others = packagesOf(lock).filter(({ licence }) => !isAccepted(licence));
    expect(others).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['GPL-3.0-only OR MIT', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['UNLICENSED', false],
    ['unknown', false],
  ])('%s is accepted: %s', (licence, accepted) => {
    expect(isAccepted(licence)).toBe(accepted);
  });
});

/** The oldest versions without a published fault that touches this site; asked of no server, so it works offline. */
const FLOORS: Readonly<Record<string, string>> = {
  // Command execution through the development server, CVE-2026-94485; through AVIF pictures, GHSA-2xp9-vwfh-vxw4.
  next: '16.3.8',
  // Remote code execution, CVE-2025-55182, and what followed it.
  react: '19.2.6',
  'react-dom': '19.2.6',
  // Sanitising in place, CVE-2026-109345.
  dompurify: '3.4.16',
};

const isAtLeast = (version: string, floor: string): boolean => {
  const [own = [], least = []] = [version, floor].map((text) =>
    text.split(/[-+]/, 1)[0]?.split('.').map(Number),
  );
  const order =
    least.map((part, index) => (own[index] ?? 0) - part).find((difference) => difference !== 0) ?? 0;
  return order > 0 || (order === 0 && !version.includes('-'));
};

describe('packages with published faults', () => {
  it.each(Object.entries(FLOORS))('%s stands at %s or above in every copy', (name, floor) => {
    const copies = packages.filter(([path]) => nameOf(path) === name).map(([, { version = '' }]) => version);
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it.each([
    ['16.3.7', false],
    ['16.3.8', true],
    ['16.3.8-canary.1', false],
    ['16.4.0-canary.1', true],
    ['16.10.0', true],
    ['15.9.9', false],
  ])('%s is at the floor 16.3.8: %s', (version, is) => {
    expect(isAtLeast(version, '16.3.8')).toBe(is);
  });
});
