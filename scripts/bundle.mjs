import { build } from 'esbuild';

/** Node 20 runs no TypeScript: what runs outside Next is bundled to `dist/` (decision 11). Packages stay in node_modules. */
export const bundle = () =>
  build({
    entryPoints: {
      start: 'lib/server/start.ts',
      desk: 'lib/cli/main.ts',
      'cache-handler': 'lib/server/cache-handler.ts',
    },
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    // The marker package throws outside a server bundle; these bundles are the server.
    alias: { 'server-only': './scripts/empty.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
