import { eq } from 'drizzle-orm';
import { charges, members, requests, voucherUses } from '#tables';
import type { VoucherProgramme } from '#money';
import type { VoucherRow } from './companies/companies';
import { FIRST_GRANT_WON } from './companies/fake-vouchers';
import { addMember, type TestMember } from './fixtures';
import { addRequest, asShop, choiceOf, INSPECTION, type TestRequest } from './shop-commands';
import type { TestApi } from './test-api';

/** Price of `INSPECTION` with the delivery. */
export const INSPECTED_WON = 8_900;

/** Initial balance of a new user. */
export const GRANTED_WON = FIRST_GRANT_WON;

/** Makes a member a user of the voucher programme. */
export const joinVouchers = async ({ parts }: TestApi, memberId: number): Promise<void> => {
  await parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, memberId));
};

/** A voucher user with an address. */
export const addVoucherUser = async (api: TestApi): Promise<TestMember> => {
  const member = await addMember(api);
  await joinVouchers(api, member.memberId);
  return member;
};

/** A voucher user's request that awaits approval at `INSPECTED_WON`. */
export const pricedVoucherRequest = async (
  api: TestApi,
  fields: Record<string, string> = {},
  inspection: object = INSPECTION,
): Promise<TestRequest> => {
  const request = await addRequest(api, { fields });
  await joinVouchers(api, request.customer.memberId);
  await asShop(api, request, 'collect', { pieces: 2 });
  await asShop(api, request, 'register', inspection);
  return request;
};

/** The programme of a test API. */
export const programmeIn = ({ parts: { vouchers } }: TestApi): VoucherProgramme => {
  if (vouchers === null) throw new Error('no voucher programme');
  return vouchers;
};

/** The parts of an API with some functions of the programme replaced. */
export const partsWith = (api: TestApi, changed: Partial<VoucherProgramme>) => ({
  ...api.parts,
  vouchers: { ...programmeIn(api), ...changed },
});

/** An approved, unpaid request, as left by a crash right after the approval. */
export const owedVoucherRequest = async (api: TestApi): Promise<TestRequest> => {
  const request = await pricedVoucherRequest(api);
  const { memberId } = request.customer;
  await api.parts.database.update(members).set({ partnerId: null }).where(eq(members.id, memberId));
  await api.app.inject({
    method: 'POST',
    url: `/v1/app/request/delivery/${request.id}/approve`,
    headers: request.customer.headers,
    payload: await choiceOf(api, request),
  });
  await joinVouchers(api, memberId);
  // Voids the charge: voucher users owe a card nothing.
  await api.parts.database.update(charges).set({ status: 'Void' }).where(eq(charges.requestId, request.id));
  return request;
};

/** Payment of such a request. */
export const paymentOf = ({ id, customer: { memberId } }: TestRequest) => ({
  requestId: id,
  memberId,
  amountWon: INSPECTED_WON,
});

/** Payment state of a request. */
export const paymentStatusOf = async ({ parts }: TestApi, { id }: TestRequest) =>
  (await parts.database.select().from(requests).where(eq(requests.id, id)))[0]?.paymentStatus;

/** Every attempt of a payment of a request, oldest first. */
export const usesOfRequest = ({ parts }: TestApi, { id }: TestRequest) =>
  parts.database.select().from(voucherUses).where(eq(voucherUses.requestId, id)).orderBy(voucherUses.id);

/** The programme's own book of one request's payments. */
export const bookOf = async (api: TestApi, request: TestRequest): Promise<VoucherRow[]> => {
  const orderIds: (string | null)[] = (await usesOfRequest(api, request)).map(({ orderId }) => orderId);
  return (await api.companies.voucherBook()).filter(({ orderId }) => orderId !== null && orderIds.includes(orderId));
};

/** Notifications of a member, newest first. */
export const bellOf = async ({ app }: TestApi, { headers }: TestMember): Promise<{ title: string; text: string }[]> =>
  (await app.inject({ url: '/v1/app/notification', headers })).json<{ items: { title: string; text: string }[] }>()
    .items;
