import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The licence of every package in the lockfile: `node scripts/licences.mjs` lists what the running site is made of,
 * `--all` what building and testing need as well. It ends with 1 where one is not accepted below.
 */

/** Accepted after reading: permissive ones, two for files used as they are, one for data, one for fonts. */
const ACCEPTED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  // Unchanged files of their own: the sanitiser, the accessibility checker.
  'MPL-2.0',
  // libvips beneath sharp, a shared library of its own.
  'LGPL-3.0-or-later',
  // Browser data of the build.
  'CC-BY-4.0',
  // Fonts.
  'OFL-1.1',
]);

/** Packages that name no licence in their package.json but carry its text. */
const BY_THEIR_FILES = new Map([['png-js', 'MIT']]);

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `{name, version, licence, dev}` of every package of a lockfile. */
export const packagesOf = ({ packages }) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, dev = false }]) => ({
      name: nameOf(path),
      version,
      licence: license ?? BY_THEIR_FILES.get(nameOf(path)) ?? 'unknown',
      dev,
    }));

/** Whether an SPDX expression lets us use the package: one side of an OR, every side of an AND. */
export const isAccepted = (licence) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ACCEPTED.has(name)));

function main() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = packagesOf(lock).filter(({ dev }) => !dev || process.argv.includes('--all'));
  const byLicence = new Map();
  for (const one of packages) byLicence.set(one.licence, [...(byLicence.get(one.licence) ?? []), one]);
  for (const [licence, group] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${licence}${isAccepted(licence) ? '' : ' (not accepted)'}: ${group.length}`);
    for (const { name, version } of group) console.log(`  ${name} ${version}`);
  }
  if (packages.some(({ licence }) => !isAccepted(licence))) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
