import { randomUUID } from 'node:crypto';
import {
  DEFAULT_ON_DEMAND_POSITION,
  seoul,
  type PickupSlot,
  type RequestCreated,
  type ShopGroups,
} from '@dongne/contract';
import type { FreshMember } from '../actors/sandbox';
import type { SoakClient } from './soak-client';

interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Groups of shops that collect. */
const GROUPS = ['secondList', 'thirdList', 'third2List'] as const;
const SHOPS_LOOKED_AT = 3;
const DAYS_LOOKED_AT = 3;
const POSITION = `latitude=${DEFAULT_ON_DEMAND_POSITION.latitude}&longitude=${DEFAULT_ON_DEMAND_POSITION.longitude}`;

const bearer = ({ accessToken }: TokenPair): Record<string, string> => ({ authorization: `Bearer ${accessToken}` });

/** Calls of a visitor: Home, shops, prices and the service area. */
const browse = async (client: SoakClient): Promise<void> => {
  await client.call('/healthz');
  await client.call('/readyz');
  await client.call('/v1/app/nonMember/main');
  await client.call(`/v1/app/nonMember/laundry/list/group?${POSITION}`);
  await client.call(`/v1/app/nonMember/laundry/averageCharge`);
};

/** Logs a member in again with the code that is sent to their number. */
const logIn = async (client: SoakClient, { phoneNumber }: FreshMember): Promise<void> => {
  await client.send('POST', '/sandbox/limits/reset', {});
  const sent = await client.send<{ otpId: string }>('POST', '/v1/app/auth/otp', { phoneNumber });
  const inbox = await client.call<{ otpCode?: string }[]>(`/sandbox/messages?to=${phoneNumber}`);
  const otpCode = inbox?.[0]?.otpCode;
  await client.send('POST', '/v1/app/auth/otp/verify', { phoneNumber, otpId: sent?.otpId, otpCode });
};

/** Exchanges a refresh token for a new pair. */
const refresh = async (client: SoakClient, { refreshToken }: TokenPair): Promise<TokenPair> => {
  const pair = await client.send<TokenPair>('PUT', '/v1/app/member/refresh', { refreshToken });
  if (pair === undefined) throw new Error('A fresh refresh token was refused.');
  return pair;
};

const moveHouse = (client: SoakClient, headers: HeadersInit): Promise<unknown> =>
  client.send(
    'PUT',
    '/v1/app/member/address',
    {
      address: '서울 강남구 삼성동 7',
      subAddress: '2층',
      sido: '서울',
      gungu: '강남구',
      emd: '삼성동',
      ...DEFAULT_ON_DEMAND_POSITION,
    },
    headers,
  );

/** Orders a pickup and cancels it. */
const orderAndCancel = async (
  client: SoakClient,
  headers: Record<string, string>,
  { laundryId, startsAt }: { laundryId: number; startsAt: string },
): Promise<void> => {
  const form = new FormData();
  const fields = { laundryId: String(laundryId), collectionTime: startsAt, laundryNumByUser: '1', agreeTerm: 'true' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const created = await client.call<RequestCreated>('/v1/app/request/delivery', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: form,
  });
  await client.call('/v1/app/request/delivery?usageType=processing', { headers });
  if (created === undefined) return;
  const one = `/v1/app/request/delivery`;
  await client.call(`${one}/detail/${created.applicationId}`, { headers });
  await client.call(`${one}/${created.applicationId}/estimate`, { headers });
  await client.send('POST', `${one}/${created.applicationId}/cancel`, { reason: '잘못 신청했어요' }, headers);
};

/**
 * Simulates one visit with some forty calls: browsing, ordering, cancelling, login and token refresh. Creates a new
 * member each time.
 *
 * @param lap varies the shops.
 */
export const visit = async (client: SoakClient, lap: number): Promise<void> => {
  await browse(client);
  const [member] = (await client.send<FreshMember[]>('POST', '/sandbox/members', { count: 1 })) ?? [];
  if (member === undefined) throw new Error('The sandbox made no member.');
  const headers = bearer(await refresh(client, await refresh(client, member)));

  await client.call('/v1/app/member', { headers });
  await client.call('/v1/app/main', { headers });
  await client.call('/v1/app/notification/count', { headers });
  const groups = await client.call<ShopGroups>('/v1/app/laundry/list/group', { headers });
  const shops = GROUPS.flatMap((group) => groups?.[group] ?? []).filter(({ canNewRequest }) => canNewRequest);
  let free: { laundryId: number; startsAt: string } | undefined;
  for (let at = 0; at < SHOPS_LOOKED_AT; at += 1) {
    const laundryId = shops[(lap * SHOPS_LOOKED_AT + at) % Math.max(shops.length, 1)]?.id ?? 1;
    await client.call(`/v1/app/laundry/detail/${laundryId}`, { headers });
    await client.call(`/v1/app/laundry/${laundryId}/review`, { headers });
    for (let ahead = 1; ahead <= DAYS_LOOKED_AT; ahead += 1) {
      const date = seoul(Date.now()).add(ahead, 'day').format('YYYY-MM-DD');
      const slots = await client.call<PickupSlot[]>(`/v1/app/laundry/${laundryId}/slots?date=${date}`, { headers });
      const startsAt = slots?.find(({ left }) => left > 0)?.startsAt;
      if (startsAt !== undefined) free ??= { laundryId, startsAt };
    }
  }
  await moveHouse(client, headers);
  if (free !== undefined) await orderAndCancel(client, headers, free);
  await client.call('/v1/app/notification', { headers });
  await client.send('PUT', '/v1/app/notification/read', { all: true }, headers);
  await logIn(client, member);
};
