import { eq } from 'drizzle-orm';
import { addMember, type TestMember } from '#testing/fixtures';
import { addRequest, asShop, detailOf, INSPECTION } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { memberships } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Status = (typeof memberships.$inferInsert)['status'];

const DAY_MS = 24 * 3_600_000;
const NEXT_WEEK = new Date(TEST_NOW.getTime() + 7 * DAY_MS);
const YESTERDAY = new Date(TEST_NOW.getTime() - DAY_MS);

const join = ({ memberId }: TestMember, status: Status, paidUntil: Date): Promise<unknown> =>
  api.parts.database
    .insert(memberships)
    .values({ memberId, status, registeredAt: new Date('2026-01-05'), paidUntil, totalCount: 0, totalDiscountWon: 0 });

const get = async ({ headers }: TestMember, path: string) =>
  (await api.app.inject({ url: `/v1/app${path}`, headers })).json();

interface Case {
  readonly status: Status;
  readonly paidUntil: Date;
  readonly holds: boolean;
  readonly when: string;
}

const CASES: readonly Case[] = [
  { status: 'Active', paidUntil: NEXT_WEEK, holds: true, when: 'while it is Active' },
  // The renewal is retried for days; the benefit continues until it fails for good.
  { status: 'Failing', paidUntil: YESTERDAY, holds: true, when: 'while a Failing renewal is tried again' },
  { status: 'Leaving', paidUntil: NEXT_WEEK, holds: true, when: 'to the end of the paid period when Leaving' },
  { status: 'Leaving', paidUntil: YESTERDAY, holds: false, when: 'no longer than the paid period when Leaving' },
  { status: 'Ended', paidUntil: NEXT_WEEK, holds: false, when: 'no longer once it is Ended' },
];

describe('membership benefit', () => {
  it.each(CASES)('holds $when, everywhere', async ({ status, paidUntil, holds }) => {
    const request = await addRequest(api, { shop: { hasMembershipService: true, isFreeDelivery: true } });
    await join(request.customer, status, paidUntil);

    const word = holds ? 'Membership' : 'Normal';
    expect(await get(request.customer, '/main')).toMatchObject({ userStatus: word });
    expect(await get(request.customer, '/member')).toMatchObject({ userStatus: word });
    expect(await get(request.customer, '/myPage/membership')).toMatchObject({
      userMembershipInfo: [{ hasMembership: holds, userStatus: word, membershipStatus: status }],
    });

    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    expect((await detailOf(api, request)).totalWon).toBe(holds ? 5_310 : 5_900);
  });

  it.each([
    ['never joined', undefined, expect.stringMatching(/^2026-04-02T01:0/)],
    ['has one that has ended', 'Ended' as const, expect.stringMatching(/^2026-04-02T01:0/)],
    ['has one that runs', 'Active' as const, null],
  ])('shows the second payment to a member who %s', async (_who, status, firstRenewal) => {
    const member = await addMember(api);
    if (status !== undefined) await join(member, status, NEXT_WEEK);
    expect(await get(member, '/myPage/membership')).toMatchObject({ userMembershipInfo: [{ firstRenewal }] });
  });

  it('shows the second payment after joining', async () => {
    const member = await addMember(api);
    await join(member, 'None', TEST_NOW);
    const dueFrom = new Date('2026-01-31T03:00:00Z');
    await api.parts.database.update(memberships).set({ dueFrom }).where(eq(memberships.memberId, member.memberId));
    expect(await get(member, '/myPage/membership')).toMatchObject({
      userMembershipInfo: [{ membershipStatus: 'Joining', firstRenewal: '2026-02-28T03:00:00.000Z' }],
    });
  });

  it('does not exist for a customer who never joined', async () => {
    const member = await addMember(api);
    expect(await get(member, '/main')).toMatchObject({ userStatus: 'Normal' });
    expect(await get(member, '/myPage/membership')).toMatchObject({
      userMembershipInfo: [{ hasMembership: false, membershipStatus: 'None', nextPayment: null, registeredAt: null }],
    });
  });
});
