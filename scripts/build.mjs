import { bundle } from './bundle.mjs';
import { next, run } from './run.mjs';

try {
  await bundle();
  await run(process.execPath, next('build'), { NEXT_TELEMETRY_DISABLED: '1' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
