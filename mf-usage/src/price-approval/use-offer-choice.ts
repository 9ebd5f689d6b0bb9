import type { RequestDetail, RequestOffer } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { followOffer, type OfferChoice } from './offer-changes';

/** Storage key: a reload or a killed app must not turn declined pieces into washed ones. */
const memoryName = (requestId: number): string => `offerChoice:${requestId}`;

const FORM = /^(\d+):((?:\d+,?)*)$/;

const rememberedChoice = (requestId: number, offer: RequestOffer): OfferChoice => {
  const [, version, ids = ''] = FORM.exec(tabMemory.read(memoryName(requestId)) ?? '') ?? [];
  const isOfThisOffer = version === String(offer.version);
  const remembered = new Set(ids.split(','));
  const declinedIds = new Set(offer.items.map(({ id }) => id).filter((id) => remembered.has(String(id))));
  if (isOfThisOffer) return { offer, declinedIds, changes: null };
  // Only ids of the earlier version are known.
  const isReset = version !== undefined && ids !== '';
  const changes = isReset ? { marks: new Map(), gone: [], fewer: [], lost: [], isReset } : null;
  return { offer, declinedIds: new Set(), changes };
};

const idsText = (ids: ReadonlySet<number>): string => [...ids].join(',');

const remember = (requestId: number, version: number, ids: string): void =>
  tabMemory.keep(memoryName(requestId), `${version}:${ids}`);

/**
 * Disables the button after the offer changes (misclick guard): a press under way must not agree to an unseen total.
 */
const HOLD_MS = 1_000;

/** Signature of changes to a total not made by the customer: another offer, or other available coupons and points. */
const signOf = ({ version, benefits }: RequestOffer): string =>
  [version, benefits?.pointBalance, ...(benefits?.coupons ?? []).map(({ id }) => id)].join();

/** Whether the offer or its discounts changed a moment ago. */
const useJustChanged = (sign: string): boolean => {
  const [seen, setSeen] = useState(sign);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(sign), HOLD_MS);
    return () => clearTimeout(timer);
  }, [sign]);
  return seen !== sign;
};

/** Declined items of a request's offer; follows corrections of the shop and survives a reload. */
export const useOfferChoice = ({ applicationId }: RequestDetail, offer: RequestOffer) => {
  const [stored, setStored] = useState(() => rememberedChoice(applicationId, offer));
  const choice = followOffer(stored, offer);
  const choose = (itemId: number, isWashed: boolean): void => {
    const others = [...choice.declinedIds].filter((id) => id !== itemId);
    const declinedIds = new Set(isWashed ? others : [...others, itemId]);
    remember(applicationId, offer.version, idsText(declinedIds));
    setStored({ ...choice, declinedIds });
  };
  // Does not store a choice that lost a piece, so that a reload asks again, too.
  const isFollowed = stored.offer.version !== offer.version && choice.changes?.lost.length === 0;
  const followedIds = isFollowed ? idsText(choice.declinedIds) : '';
  useEffect(() => {
    if (followedIds !== '') remember(applicationId, offer.version, followedIds);
  }, [applicationId, offer.version, followedIds]);
  return {
    choice,
    choose,
    isJustChanged: useJustChanged(signOf(offer)),
    forget: () => tabMemory.forget(memoryName(applicationId)),
  };
};
