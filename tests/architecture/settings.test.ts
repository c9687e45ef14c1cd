import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envSchema } from '@/lib/config/env';
import { projectRoot } from './source';

const file = (name: string) => readFileSync(join(projectRoot, name), 'utf8');

describe('what an operator reads', () => {
  it('documents every variable in .env.local.example, what the containers need, and no other', () => {
    const ofContainers = [...file('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);

    const documented = [...file('.env.local.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name,
    );
    const known = new Set([...Object.keys(envSchema.shape), ...ofContainers]);
    expect(documented.toSorted()).toEqual([...known].toSorted());
  });

  it('offers examples that the schema accepts', () => {
    const examples = [...file('.env.local.example').matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)];
    expect(
      envSchema.safeParse(Object.fromEntries(examples.map(([, name, value]) => [name, value]))).success,
    ).toBe(true);
  });
});

describe('the pins', () => {
  const { dependencies } = JSON.parse(file('package.json'));

  it('keeps Next where its lockfile is complete on every platform', () => {
    expect(dependencies.next).toBe('16.4.5');
  });

  it('lists in the lockfile every optional package of every platform, or `npm ci` refuses it', () => {
    const { packages } = JSON.parse(file('package-lock.json'));
    const isLocked = (name: string) =>
      Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
    const optional = Object.values<{ optionalDependencies?: object }>(packages).flatMap((one) =>
      Object.keys(one.optionalDependencies ?? {}),
    );
    expect(optional.filter((name) => !isLocked(name))).toEqual([]);
  });

  it('pins every dependency to one version', () => {
    const { devDependencies } = JSON.parse(file('package.json'));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[^@]+@)?\d/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });
});
