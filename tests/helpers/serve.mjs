import { startSite } from '../../scripts/site-process.mjs';

/** The instance that end-to-end tests visit; its own data folder goes with it. */
const site = await startSite({ PORT: process.env.PORT, RATE_LIMIT: 'off', DESIGN_PAGE: 'on' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.stop().then(() => process.exit(0)));
