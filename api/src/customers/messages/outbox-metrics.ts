import { Gauge, type Registry } from 'prom-client';
import { inBulkhead, type Needs } from '#base';
import { waitingMessages } from './outbox-repository';

/** Measures messages that are due and not sent: their number, and how long the oldest has waited. */
export const measureOutbox = ({ clock, database }: Needs<'clock' | 'database'>, registry: Registry): void => {
  /** Number and age in seconds; both NaN while the database is away, which must not hide the other metrics. */
  const read = async (): Promise<{ readonly count: number; readonly seconds: number }> => {
    const now = clock.now();
    try {
      const { count, since } = await inBulkhead('readiness', () => waitingMessages(database, now));
      return { count, seconds: since === null ? 0 : (now.getTime() - since.getTime()) / 1_000 };
    } catch {
      return { count: Number.NaN, seconds: Number.NaN };
    }
  };
  const messages = new Gauge({
    name: 'outbox_messages',
    help: 'Messages that are due or tried again',
    registers: [registry],
    collect: async (): Promise<void> => messages.set((await read()).count),
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest message that is due has waited; 0 for none',
    registers: [registry],
    collect: async (): Promise<void> => oldest.set((await read()).seconds),
  });
};
