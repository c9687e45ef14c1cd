/**
 * Where calls and money go: a second person publishes a change, and nothing takes them down. Apart from the schemas, so
 * that a browser loads none of them for it.
 */
export const isGuarded = (path: string): boolean => path === 'site.json' || path === 'helplines.json';
