declare global {
  var siteIsDraining: boolean | undefined;
}

/** Whether this process was told to stop: it answers what still comes and wants nothing new (`/readyz`). */
export const isDraining = (): boolean => globalThis.siteIsDraining ?? false;

export function startDraining(): void {
  globalThis.siteIsDraining = true;
}
