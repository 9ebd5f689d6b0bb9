import type { PartnerRequest, ShopPrice } from '@dongne/contract';
import { Refusal } from '@dongne/api/base';
import { garmentName } from './garment-pictures';
import { offerOf, type OfferBody } from './offer-of';
import type { DemoCall } from './simulator';

/** Names instead of photos: the page fetches the pictures itself. */
const PHOTO_NAMES = { bag: 'bag', door: 'door', garment: garmentName };

/**
 * Proposed offer for a shop's request, which a person may edit before sending.
 *
 * @returns the offer, and the categories of the shop's price list.
 * @throws {Refusal} `NOT_FOUND`.
 */
export const proposeOffer = async (
  call: DemoCall,
  id: number,
  laundryId: number,
): Promise<OfferBody & { readonly categories: readonly string[] }> => {
  const entry = await call('POST', `/sandbox/shop/${laundryId}/token`);
  if (entry.status !== 200) throw new Refusal('NOT_FOUND');
  const { accessToken: token } = entry.json<{ accessToken: string }>();
  const request = await call('GET', `/v1/partner/requests/${id}`, { token });
  if (request.status !== 200) throw new Refusal('NOT_FOUND');
  const prices = (await call('GET', '/v1/partner/prices', { token })).json<ShopPrice[]>();
  const { now } = (await call('GET', '/sandbox/clock')).json<{ now: string }>();
  const offer = offerOf(request.json<PartnerRequest>(), { prices, photos: PHOTO_NAMES, now: new Date(now) });
  return { ...offer, categories: prices.map(({ category }) => category) };
};
