import { bundle } from './bundle.mjs';
import { packFiles } from './pack.mjs';
import { next, run } from './run.mjs';
import { completeStandalone } from './standalone.mjs';

try {
  await bundle();
  // On the core that the build of the site leaves idle. Where the content or the settings come only with the start, the site learns by itself.
  const learned = run(process.execPath, ['dist/desk.mjs', 'content', 'learn']).catch(({ message }) =>
    console.warn(message),
  );
  await run(process.execPath, ['scripts/build-widget.mjs']);
  await run(process.execPath, next('build'), { NEXT_TELEMETRY_DISABLED: '1' });
  await packFiles();
  await learned;
  if (process.env.BUILD_STANDALONE === '1') await completeStandalone();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
