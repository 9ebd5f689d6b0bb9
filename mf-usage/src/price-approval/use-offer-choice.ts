import type { RequestDetail, RequestOffer } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { followOffer, type OfferChoice } from './offer-changes';

/** A reload, or an app that the phone has stopped, must not turn what was to come back into what is washed. */
const memoryName = (requestId: number): string => `offerChoice:${requestId}`;

const FORM = /^(\d+):((?:\d+,?)*)$/;

const rememberedChoice = (requestId: number, offer: RequestOffer): OfferChoice => {
  const [, version, ids = ''] = FORM.exec(tabMemory.read(memoryName(requestId)) ?? '') ?? [];
  const isOfThisOffer = version === String(offer.version);
  const remembered = new Set(ids.split(','));
  const declinedIds = new Set(offer.items.map(({ id }) => id).filter((id) => remembered.has(String(id))));
  if (isOfThisOffer) return { offer, declinedIds, changes: null };
  // Of the earlier version nothing but ids is known.
  const isReset = version !== undefined && ids !== '';
  const changes = isReset ? { marks: new Map(), gone: [], lost: [], isReset } : null;
  return { offer, declinedIds: new Set(), changes };
};

const idsText = (ids: ReadonlySet<number>): string => [...ids].join(',');

const remember = (requestId: number, version: number, ids: string): void =>
  tabMemory.keep(memoryName(requestId), `${version}:${ids}`);

/** So long the button waits when the offer under it has changed: a finger that was on its way must not agree to a total it has not seen. */
const HOLD_MS = 1_000;

/** What changes a total without a press of the customer's: another offer, and a coupon or points that are there no more. */
const signOf = ({ version, benefits }: RequestOffer): string =>
  [version, benefits?.pointBalance, ...(benefits?.coupons ?? []).map(({ id }) => id)].join();

/** Whether the offer, or what can be used for it, changed a moment ago. */
const useJustChanged = (sign: string): boolean => {
  const [seen, setSeen] = useState(sign);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(sign), HOLD_MS);
    return () => clearTimeout(timer);
  }, [sign]);
  return seen !== sign;
};

/** Which items of a request's offer come back unwashed; it follows the offer when the shop corrects it, and survives a reload. */
export const useOfferChoice = ({ applicationId }: RequestDetail, offer: RequestOffer) => {
  const [kept, setKept] = useState(() => rememberedChoice(applicationId, offer));
  const choice = followOffer(kept, offer);
  const choose = (itemId: number, isWashed: boolean): void => {
    const others = [...choice.declinedIds].filter((id) => id !== itemId);
    const declinedIds = new Set(isWashed ? others : [...others, itemId]);
    remember(applicationId, offer.version, idsText(declinedIds));
    setKept({ ...choice, declinedIds });
  };
  // Where a piece has to be chosen anew, a reload has to say so, too: then what is remembered stays as it was.
  const isFollowed = kept.offer.version !== offer.version && choice.changes?.lost.length === 0;
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
