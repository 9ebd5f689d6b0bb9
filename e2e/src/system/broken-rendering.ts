import { publishFaulty } from './faulty-version';

/** Faults of a server bundle, by its first line. */
export const FAULTS = [
  { name: 'throws', line: "throw new Error('at the server');" },
  { name: 'hangs', line: 'for (;;);' },
  { name: 'leaks', line: 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));' },
] as const;

export type Fault = (typeof FAULTS)[number];

/**
 * Publishes a version that differs from the live one in its server bundle only: browsers get the same files.
 *
 * @returns a function that restores the live version.
 */
export const breakRendering = (dataDir: string, name: string, fault: Fault): Promise<() => Promise<void>> =>
  publishFaulty(dataDir, name, { name: fault.name, server: fault.line });
