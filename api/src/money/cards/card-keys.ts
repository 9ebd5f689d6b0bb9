import { randomUUID } from 'node:crypto';
import type { Needs } from '#base';
import { cardsToEnd, claimKeyEnd, noteKeyEnded, untriedCardsOf } from './card-repository';
import { billingKeyOf } from './registered-card';

type Parts = Needs<'cardProviders' | 'clock' | 'config' | 'database'>;

/**
 * Asks a provider to end the key of a removed card, if that is due. What it refuses or leaves open is tried again later, less and
 * less often.
 */
export const endCardKey = async (parts: Parts, cardId: number): Promise<void> => {
  const { cardProviders, clock, config, database } = parts;
  const card = await claimKeyEnd(database, cardId, clock.now());
  const provider = card === undefined ? null : cardProviders[card.provider];
  if (card === undefined || provider === null) return;
  const outcome = await provider.removeCard({
    billingKey: billingKeyOf(card, config),
    orderId: `E${randomUUID().replaceAll('-', '')}`,
    now: clock.now(),
  });
  switch (outcome.state) {
    case 'removed':
    // A provider that forgets no key: it is enough that it is forgotten here.
    case 'not-offered':
      return noteKeyEnded(database, cardId, clock.now());
    case 'refused':
    case 'unknown':
      return;
  }
};

/** Ends the keys of the cards that a member has just given up; what fails is left to the job. */
export const endKeysOf = async (parts: Parts, memberId: number): Promise<void> => {
  for (const id of await untriedCardsOf(parts.database, memberId)) await endCardKey(parts, id).catch(() => undefined);
};

/** Ids of cards whose keys are to be ended now. */
export const keysToEnd = ({ database }: Needs<'database'>, now: Date, limit: number): Promise<number[]> =>
  cardsToEnd(database, now, limit);
