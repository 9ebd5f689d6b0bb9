import type { Needs, Transaction } from '#base';
import { findMember, holdMember } from '#customers';
import {
  isCancelledInWindow,
  type CardProviderName,
  type RegisteredCard,
  type RegistrationOutcome,
  type ReturnedFields,
} from '../providers';
import { CARD_COPY } from './card-copy';
import { endKeysOf } from './card-keys';
import {
  type CardSessionRow,
  claimSession,
  findSession,
  finishSession,
  type WindowResult,
} from './card-session-repository';
import { storeCard } from './registered-card';

export type CardParts = Needs<'cardProviders' | 'clock' | 'config' | 'database'>;

/** Hooks of other modules for card windows; `app.ts` wires them. */
export interface CardHooks {
  /** Runs in the transaction that has written a member's new card. */
  readonly onCardRegistered: (tx: Transaction, parts: CardParts, memberId: number) => Promise<void>;
  /** Finishes a window that was opened for a payment; the window is claimed, so this runs once. */
  readonly finishPayment: (
    parts: CardParts,
    session: CardSessionRow,
    returned: ReturnedFields,
  ) => Promise<WindowResult>;
  /** The page of the app that a payment's window belongs to, by its name; docs/domain/money.md. */
  readonly pageOfPayment: (parts: Needs<'database'>, session: CardSessionRow) => Promise<string>;
}

/** Hooks that do nothing. */
export const NO_CARD_HOOKS: CardHooks = {
  onCardRegistered: async () => undefined,
  finishPayment: async () => ({ state: 'refused', message: CARD_COPY.notPayable }),
  pageOfPayment: async () => '/usage',
};

const DONE: WindowResult = { state: 'done', message: null };

/** The stored result of a window that registered no card. */
const resultOf = (outcome: Exclude<RegistrationOutcome, { readonly state: 'registered' }>): WindowResult => {
  if (outcome.state === 'refused')
    return { state: 'refused', message: isCancelledInWindow(outcome) ? CARD_COPY.stopped : outcome.message };
  return outcome.netCancel === 'cancelled'
    ? { state: 'refused', message: CARD_COPY.cancelled }
    : { state: 'unknown', message: CARD_COPY.unknown };
};

/**
 * Stores the card, unless its window or its owner is gone meanwhile: then it is stored only to expire its billing key.
 */
const storeReturnedCard = (
  parts: CardParts,
  { onCardRegistered }: CardHooks,
  { sid, memberId, provider }: CardSessionRow,
  card: RegisteredCard,
): Promise<void> =>
  parts.database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    const isMember = (await findMember(tx, memberId)) !== undefined;
    const result: WindowResult = isMember ? DONE : { state: 'refused', message: CARD_COPY.gone };
    const isInTime = await finishSession(tx, sid, result, parts.clock.now());
    const isKept = isMember && isInTime;
    await storeCard(tx, parts, { memberId, provider, card, isGone: !isKept });
    if (isKept) await onCardRegistered(tx, parts, memberId);
  });

const finishRegistration = async (
  parts: CardParts,
  hooks: CardHooks,
  session: CardSessionRow,
  returned: ReturnedFields,
): Promise<void> => {
  const { sid, device, memberId } = session;
  const now = parts.clock.now();
  const provider = parts.cardProviders[session.provider];
  const outcome = await provider?.finishRegistration(returned, { sid, device, now });
  if (outcome?.state === 'registered') {
    await storeReturnedCard(parts, hooks, session, outcome.card);
    return endKeysOf(parts, memberId);
  }
  const result: WindowResult = outcome === undefined ? { state: 'refused', message: CARD_COPY.off } : resultOf(outcome);
  await finishSession(parts.database, sid, result, parts.clock.now());
};

/**
 * Processes the return of a provider's window. It counts once, for the window that it names, at the provider that it
 * came from; anything else changes nothing.
 *
 * @returns the window as it is now, also one that had ended before; undefined when there is none of that name at that
 * provider.
 */
export const finishWindow = async (
  parts: CardParts,
  hooks: CardHooks,
  provider: CardProviderName,
  sid: string,
  returned: ReturnedFields,
): Promise<CardSessionRow | undefined> => {
  const session = await claimSession(parts.database, sid, provider, parts.clock.now());
  if (session?.purpose === 'register') await finishRegistration(parts, hooks, session, returned);
  if (session?.purpose === 'pay') {
    const result = await hooks.finishPayment(parts, session, returned);
    await finishSession(parts.database, sid, result, parts.clock.now());
  }
  const now = await findSession(parts.database, sid);
  return now?.provider === provider ? now : undefined;
};
