/** The inside of the house, in one place: space (camera, boxes), room shell, last layer. */
export * from './interior-finish.mjs';
export * from './interior-room.mjs';
export * from './interior-space.mjs';
