import { bundles } from './bundles.mjs';
import { care } from './care.mjs';
import { crash } from './crash.mjs';
import { faults } from './faults.mjs';
import { printGoals } from './goals.mjs';
import { load } from './load.mjs';
import { nginx } from './nginx.mjs';
import { pages } from './pages.mjs';
import { rewriting } from './rewriting.mjs';
import { memory, soak } from './soak.mjs';
import { start } from './start.mjs';
import { two } from './two.mjs';
import { widget } from './widget.mjs';
import { widgetLong } from './widget-long.mjs';

/** One run of all, about a quarter of an hour. */
const measurements = { pages, load, widget, care, memory, nginx };
/** Minutes each, or with a need of their own; only by name. */
const byName = { rewriting, start, bundles, faults, two, crash, soak, 'widget-long': widgetLong };
const parts = { ...measurements, ...byName };
const asked = process.argv.slice(2);
const names = asked.length ? asked : Object.keys(measurements);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`No part named ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of names) {
  const startedMs = performance.now();
  console.log(`\n── ${name}`);
  // One part that cannot run does not take the others' figures with it.
  await parts[name]().catch((error) => {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  });
  console.log(`── ${name}: ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
}
printGoals();
