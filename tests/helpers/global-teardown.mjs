/** Takes away what `global-setup.mjs` made, in the same process. */
export default () => globalThis.dropDatabases?.();
