import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './actors/answer';
import type { Member } from './actors/member';
import type { Sandbox } from './actors/sandbox';
import { Shop } from './actors/shop';
import type { RoutePlace } from './route-expectations';

/** Values of the placeholders in paths and titles. */
export type RoutePlaces = Readonly<Record<RoutePlace, string>>;

/** Shop without bookings of other stories. */
const SHOP = 7;

/** Replaces the placeholders in a path or title. */
export const fillIn = (text: string, places: RoutePlaces): string =>
  Object.entries(places).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);

/** Returns the first id of a public list. @throws when it is empty. */
const firstIn = async (request: APIRequestContext, list: string): Promise<string> => {
  const { items } = await answerOf<{ items: readonly { id: number }[] }>(
    await request.get(`/v1/app/nonMember/${list}`),
  );
  const [first] = items;
  if (first === undefined) throw new Error(`${list} shows nothing.`);
  return String(first.id);
};

/** Real ids for a visitor, so that every page shows its content. */
export const placesOfVisitor = async (sandbox: Sandbox): Promise<RoutePlaces> => {
  const { id, laundryName } = await sandbox.deliveringShop(SHOP);
  const { request } = sandbox;
  const [notice, review] = await Promise.all([firstIn(request, 'notice'), firstIn(request, `laundry/${id}/review`)]);
  const own = { request: '1', denied: '1', cancelled: '1', inquiry: '1' };
  return { shop: String(id), shopName: laundryName, notice, review, ...own };
};

/** Real ids for a member: a new, a denied and a cancelled request, and a message to support. */
export const placesOfMember = async (sandbox: Sandbox, member: Member): Promise<RoutePlaces> => {
  const places = await placesOfVisitor(sandbox);
  const laundryId = Number(places.shop);
  const orders = async (what: string): Promise<number> => {
    const { startsAt } = await member.freeSlot(laundryId);
    const idempotencyKey = `walk-${what}-${member.account.userId}-${Date.now()}`;
    return (await member.orders({ laundryId, startsAt, idempotencyKey })).applicationId;
  };
  const denied = await orders('denied');
  await (await Shop.at(sandbox, laundryId)).denies(denied);
  const cancelled = await orders('cancelled');
  await member.cancels(cancelled);
  const waiting = await orders('waiting');
  const inquiry = await member.asksSupport('수거 시간을 바꿀 수 있나요?');
  return { ...places, request: `${waiting}`, denied: `${denied}`, cancelled: `${cancelled}`, inquiry: `${inquiry}` };
};
