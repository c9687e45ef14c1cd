import { detailsA } from './stories-details-a.mjs';
import { detailsB } from './stories-details-b.mjs';
import { mainA } from './stories-main-a.mjs';

/** All story pictures by name. */
export const scenes = { ...mainA, ...detailsA, ...detailsB };
