import { eq } from 'drizzle-orm';
import { REQUEST_STATUSES } from '@dongne/contract';
import { members, myLaundries, pointEntries, requestMoves, requests } from '#tables';
import { openTestApi, type TestApi } from '#testing/test-api';
import { seedWhenEmpty } from './seed';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ seedShops: 60 });
  await seedWhenEmpty(api.parts, api.companies.seedCards);
});
afterAll(() => api.close());

const memberIdOf = async (phoneNumber: string): Promise<number> => {
  const [member] = await api.parts.database
    .select({ id: members.id })
    .from(members)
    .where(eq(members.phoneNumber, phoneNumber));
  if (member === undefined) throw new Error('no such member');
  return member.id;
};

describe('seeded history', () => {
  it('gives the regular member a shop and requests in many states', async () => {
    const memberId = await memberIdOf('01000000002');
    const own = await api.parts.database.select().from(requests).where(eq(requests.memberId, memberId));
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set(['Completed', 'Denied', 'Cancelled', 'Delivered', 'Registered', 'Requested']),
    );
    expect(await api.parts.database.$count(myLaundries, eq(myLaundries.memberId, memberId))).toBe(1);
  });

  it('approves one of three paid requests in advance, within the estimate', async () => {
    const memberId = await memberIdOf('01000000002');
    const own = await api.parts.database.select().from(requests).where(eq(requests.memberId, memberId));
    const approved = own.filter(({ approvedAt }) => approvedAt !== null);
    expect(approved.map(({ approvedBy }) => approvedBy).toSorted()).toEqual(['advance', 'customer', 'customer']);
    const [agreed] = approved.filter(({ approvedBy }) => approvedBy === 'advance');
    expect(agreed).toMatchObject({ status: 'Completed', advanceLimitWon: agreed?.estimateMaxWon });
    expect(agreed?.totalWon).toBeLessThanOrEqual(agreed?.estimateMaxWon ?? 0);
  });

  it('gives other members no requests', async () => {
    const memberId = await memberIdOf('01000000001');
    expect(await api.parts.database.$count(requests, eq(requests.memberId, memberId))).toBe(0);
  });

  // Sorts by id, the order of the ledger: a late entry must not be older than earlier ones.
  it("dates a member's points in ascending order", async () => {
    const memberId = await memberIdOf('01000000002');
    const lines = await api.parts.database
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.memberId, memberId))
      .orderBy(pointEntries.id);
    const days = lines.map(({ at }) => at.getTime());
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it("connects every request's timeline without gaps up to now", async () => {
    const moves = await api.parts.database.select().from(requestMoves).orderBy(requestMoves.id);
    const own = await api.parts.database.select().from(requests);
    for (const request of own) {
      const line = moves.filter(({ requestId }) => requestId === request.id);
      expect(line.map(({ fromStatus }) => fromStatus)).toEqual([
        null,
        ...line.slice(0, -1).map(({ toStatus }) => toStatus),
      ]);
      expect(line.at(-1)?.toStatus).toBe(request.status);
    }
    expect(moves.every(({ toStatus }) => REQUEST_STATUSES.includes(toStatus))).toBe(true);
    expect(moves.filter(({ at }) => at > api.clock.now())).toEqual([]);
  });
});
