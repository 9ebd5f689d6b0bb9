import { CLIENT_EVENT_CLOCK, CLIENT_EVENTS, VITAL_LIMITS } from '@dongne/contract';
import { type Needs, countUse } from '#base';
import { recordHealth, type PublishedHealth } from '../remote-health';
import { recordVitals, type SentVital } from '../web-vitals';
import { anonymousProperties } from './client-event-privacy';
import type { SentEvent } from './client-event-schemas';
import { insertEvents } from './client-event-repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Corrects the wrong clock of a phone: its event gets the time of arrival. */
const believedInstant = (at: string, now: Date): Date => {
  const ageMs = now.getTime() - Date.parse(at);
  const { pastHours, aheadMinutes } = CLIENT_EVENT_CLOCK;
  return ageMs <= pastHours * HOUR_MS && ageMs >= -aheadMinutes * MINUTE_MS ? new Date(at) : now;
};

interface SentBatch {
  readonly events: readonly SentEvent[];
  readonly vitals: readonly SentVital[];
  readonly health?: PublishedHealth | undefined;
  readonly callerAddress: string;
}

/**
 * Stores events and measures of a client anonymously, and counts the health of releases.
 *
 * @param callerAddress limits the rate per address, and is stored only as a keyed hash for that minute.
 * @throws {Refusal} `TOO_MANY_REQUESTS`; `VALIDATION` for an impossible measure.
 */
export const recordEvents = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  { events, vitals, health, callerAddress }: SentBatch,
): Promise<void> => {
  const now = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    await countUse(tx, parts, {
      subject: `client-events:${callerAddress}`,
      max: CLIENT_EVENTS.batchesPerMinute,
      windowMs: MINUTE_MS,
    });
    if (vitals.length > 0) {
      await countUse(tx, parts, {
        subject: `web-vitals:${callerAddress}`,
        max: VITAL_LIMITS.documentsPerMinute,
        windowMs: MINUTE_MS,
      });
      await recordVitals(tx, vitals, now);
    }
    if (events.length > 0) {
      await insertEvents(
        tx,
        events.map(({ name, at, properties = {} }) => ({
          name,
          at: believedInstant(at, now),
          properties: anonymousProperties(properties),
          receivedAt: now,
        })),
      );
    }
    // Last: all visitors of a release in a minute add to the same rows.
    if (health !== undefined) await recordHealth(tx, parts, health, callerAddress);
  });
};
