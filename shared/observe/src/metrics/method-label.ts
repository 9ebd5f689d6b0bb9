/** Methods of the app; a stranger's would be further series. */
const KNOWN: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns a method as a label of metrics. */
export const methodLabel = (method: string): string => (KNOWN.has(method) ? method : 'OTHER');
