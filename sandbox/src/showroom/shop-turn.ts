import type { PartnerRequest, ShopPrice } from '@dongne/contract';
import { Refusal } from '@dongne/api/base';
import { nextAct, type Act } from '../demo/next-act';
import type { SamplePhotos } from '../demo/offer-of';
import type { DemoCall } from '../demo/simulator';

/** Dependencies of a shop's next step. */
export interface TurnParts {
  readonly call: DemoCall;
  readonly photos: SamplePhotos;
  /** Time of the sandbox. */
  readonly now: Date;
}

/** An order at its shop. */
export interface OrderAtShop {
  readonly id: number;
  readonly laundryId: number;
}

/** Next step of an order's shop, with the token for it; null while it waits for others. */
const turnOf = async ({ call, photos, now }: TurnParts, { id, laundryId }: OrderAtShop) => {
  const entry = await call('POST', `/sandbox/shop/${laundryId}/token`);
  const { accessToken: token } = entry.json<{ accessToken: string }>();
  const request = (await call('GET', `/v1/partner/requests/${id}`, { token })).json<PartnerRequest>();
  const prices = (await call('GET', '/v1/partner/prices', { token })).json<ShopPrice[]>();
  return { token, act: nextAct(request, { now, prices, photos }) };
};

/** Step of a button. */
export interface Turn {
  /** The command of the shop's tools, `travel` for waiting for the slot. */
  readonly command: string;
  readonly says: string;
  /** Target of the clock; null for a step without waiting. */
  readonly to: string | null;
}

const turnView = (act: Act): Turn =>
  act.kind === 'travel'
    ? { command: 'travel', says: act.says, to: act.to.toISOString() }
    : { command: act.command.replace(/^questions.*$/, 'answer'), says: act.says, to: null };

/** Next step of the shop, by the rules of the simulation; null while it waits for the customer. */
export const nextTurn = async (parts: TurnParts, order: OrderAtShop): Promise<Turn | null> => {
  const { act } = await turnOf(parts, order);
  return act === null ? null : turnView(act);
};

/**
 * Does the shop's next step by a call of its own tools: once, however often its button is pressed.
 *
 * @param command of the button; ignored when the shop is further by now.
 * @throws {Refusal} `INVALID_TRANSITION`, in the words of the shop's tools where they refuse.
 */
export const runNextStep = async (parts: TurnParts, order: OrderAtShop, command: string): Promise<Turn> => {
  const { token, act } = await turnOf(parts, order);
  const turn = act === null ? null : turnView(act);
  if (act === null || turn?.command !== command)
    throw new Refusal('INVALID_TRANSITION', { svMessage: '그사이에 신청이 다음 단계로 넘어갔어요.' });
  const answer =
    act.kind === 'travel'
      ? await parts.call('POST', '/sandbox/clock', { body: { now: act.to.toISOString() } })
      : await parts.call('POST', `/v1/partner/requests/${order.id}/${act.command}`, { token, body: act.body });
  if (answer.status < 300) return turn;
  const { error } = answer.json<{ error?: { svMessage?: string } }>();
  throw new Refusal('INVALID_TRANSITION', error?.svMessage === undefined ? {} : { svMessage: error.svMessage });
};
