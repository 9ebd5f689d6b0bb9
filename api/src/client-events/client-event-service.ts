import { CLIENT_EVENTS } from '@dongne/contract';
import type { Needs } from '../common';
import { countUse } from '../rate-limit';
import { anonymousProperties } from './client-event-privacy';
import type { SentEvent } from './client-event-schemas';
import { deleteEventsBefore, insertEvents } from './client-event-repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A batch waits a while on a phone without a network; what lies outside of this comes from a clock that is wrong. */
const BELIEVED_MS = { past: DAY_MS, future: 10 * MINUTE_MS };

const believedInstant = (at: string, now: Date): Date => {
  const ageMs = now.getTime() - Date.parse(at);
  return ageMs <= BELIEVED_MS.past && ageMs >= -BELIEVED_MS.future ? new Date(at) : now;
};

/**
 * Keeps what happened in somebody's app, without anything of that somebody; what is older than the retention goes as new
 * events come.
 *
 * @param callerAddress limits how much one address may send, and is kept only as a keyed hash for that minute.
 * @throws {Refusal} `TOO_MANY_REQUESTS`.
 */
export const recordEvents = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  { events, callerAddress }: { events: readonly SentEvent[]; callerAddress: string },
): Promise<void> => {
  const now = parts.clock.now();
  const keptFrom = new Date(now.getTime() - CLIENT_EVENTS.retentionDays * DAY_MS);
  await parts.database.transaction(async (tx) => {
    await countUse(tx, parts, {
      subject: `client-events:${callerAddress}`,
      max: CLIENT_EVENTS.batchesPerMinute,
      windowMs: MINUTE_MS,
    });
    await deleteEventsBefore(tx, keptFrom);
    await insertEvents(
      tx,
      events.map(({ name, at, properties = {} }) => ({
        name,
        at: believedInstant(at, now),
        properties: anonymousProperties(properties),
        receivedAt: now,
      })),
    );
  });
};
