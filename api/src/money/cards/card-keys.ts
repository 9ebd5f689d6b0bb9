import { randomUUID } from 'node:crypto';
import type { Needs } from '#base';
import { cardsToEnd, claimKeyEnd, noteKeyEnded, untriedCardsOf } from './card-repository';
import { billingKeyOf } from './registered-card';

type Parts = Needs<'cardProviders' | 'clock' | 'config' | 'database'>;

/**
 * Asks a provider to expire the billing key of a removed card, if that is due. Retries later with backoff when the
 * provider refuses or does not answer.
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
    // The provider cannot expire keys: deleting ours is enough.
    case 'not-offered':
      return noteKeyEnded(database, cardId, clock.now());
    case 'refused':
    case 'unknown':
      return;
  }
};

/** Expires the billing keys of cards that a member has just removed; the job retries failures. */
export const endKeysOf = async (parts: Parts, memberId: number): Promise<void> => {
  for (const id of await untriedCardsOf(parts.database, memberId)) await endCardKey(parts, id).catch(() => undefined);
};

/** Ids of cards whose billing keys are due for expiry. */
export const keysToEnd = ({ database }: Needs<'database'>, now: Date, limit: number): Promise<number[]> =>
  cardsToEnd(database, now, limit);
