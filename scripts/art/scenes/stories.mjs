import { detailsA } from './stories-details-a.mjs';
import { detailsB } from './stories-details-b.mjs';
import { mainA } from './stories-main-a.mjs';
import { mainB } from './stories-main-b.mjs';
import { mainC } from './stories-main-c.mjs';

/** All story pictures by name. */
export const scenes = { ...mainA, ...mainB, ...mainC, ...detailsA, ...detailsB };
