import { Gauge, type Registry } from 'prom-client';

/**
 * Measures whether a program can do its work.
 *
 * @param isReady rejects while it cannot.
 */
export const measureReadiness = (isReady: () => Promise<unknown>, registry: Registry): void => {
  const ready = new Gauge({
    name: 'program_ready',
    help: '1 while the program can do its work, else 0',
    registers: [registry],
    collect: async (): Promise<void> => {
      const value = await isReady().then(
        () => 1,
        () => 0,
      );
      ready.set(value);
    },
  });
};
