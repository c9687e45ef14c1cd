import { bundle } from './bundle.mjs';
import { next, run } from './run.mjs';

await bundle();
await run(process.execPath, next('dev', '-p', process.env.PORT ?? '3000'), {
  NEXT_TELEMETRY_DISABLED: '1',
}).catch(() => process.exit(1));
