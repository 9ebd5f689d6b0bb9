import { eq } from 'drizzle-orm';
import { chargeJobs } from '../charges';
import { giveCard } from '#testing/money/charge-fixtures';
import { runUntilQuiet } from '#base';
import { charges, members } from '#tables';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { subscriptionJobs } from './subscription-jobs';
import {
  addSubscriber,
  bellOf,
  historyOf,
  join,
  leave,
  membershipOf,
  takenFrom,
  work,
  workAt,
} from '#testing/money/membership-fixtures';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const seoulDayOf = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 10);

const nextDay = async (member: Parameters<typeof membershipOf>[1]): Promise<string> =>
  seoulDayOf((await membershipOf(api, member)).nextPayment);

/** A member whose membership began at noon of that day. */
const since = async (day: string) => {
  api.clock.travelTo(new Date(`${day}T12:00:00+09:00`));
  return addSubscriber(api);
};

/** A renewal whose card is always refused, at its first try. */
const failing = async () => {
  const member = await since('2026-03-02');
  await giveCard(api, member.memberId, '0200');
  await workAt(api, '2026-04-02T12:01:00+09:00');
  return member;
};

describe('renewal', () => {
  it('is due on the same day of every month, once', async () => {
    const member = await since('2026-03-02');
    await workAt(api, '2026-04-02T11:59:00+09:00');
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    await workAt(api, '2026-04-02T12:01:00+09:00');
    await work(api);
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900']);
    expect(await nextDay(member)).toBe('2026-05-02');
    expect(await bellOf(api, member, '멤버십 결제 완료')).toHaveLength(1);
  });

  it('keeps its day over years, also the 31st', async () => {
    const member = await since('2027-12-31');
    const days: string[] = [];
    for (let months = 0; months < 15; months += 1) {
      const day = await nextDay(member);
      days.push(day);
      await workAt(api, `${day}T12:01:00+09:00`);
    }
    expect(days.join(' ')).toBe(
      '2028-01-31 2028-02-29 2028-03-31 2028-04-30 2028-05-31 2028-06-30 2028-07-31 2028-08-31 2028-09-30 ' +
        '2028-10-31 2028-11-30 2028-12-31 2029-01-31 2029-02-28 2029-03-31',
    );
    expect(await takenFrom(api, member)).toHaveLength(16);
  });

  it('of a leap day falls on 28 February in other years', async () => {
    const member = await since('2028-02-29');
    const days: string[] = [];
    for (let months = 0; months < 13; months += 1) {
      const day = await nextDay(member);
      days.push(day);
      await workAt(api, `${day}T12:01:00+09:00`);
    }
    expect([days[0], days.at(-2), days.at(-1)]).toEqual(['2028-03-29', '2029-02-28', '2029-03-29']);
  });

  it('charges the running month, and no month without membership', async () => {
    const member = await since('2026-03-02');
    await workAt(api, '2026-07-20T12:00:00+09:00');
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900']);
    expect(await nextDay(member)).toBe('2026-08-02');
  });

  it('is announced once, three days before', async () => {
    const member = await since('2026-03-02');
    await workAt(api, '2026-03-30T11:59:00+09:00');
    expect(await bellOf(api, member, '멤버십 결제 예정')).toHaveLength(0);
    await workAt(api, '2026-03-30T12:01:00+09:00');
    await workAt(api, '2026-04-01T12:00:00+09:00');
    expect(await bellOf(api, member, '멤버십 결제 예정')).toHaveLength(1);
    await workAt(api, '2026-04-02T12:01:00+09:00');
    await workAt(api, '2026-04-30T12:00:00+09:00');
    expect(await bellOf(api, member, '멤버십 결제 예정')).toHaveLength(2);
  });

  it('ends the membership of a new voucher programme user', async () => {
    const member = await since('2026-03-02');
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    await workAt(api, '2026-04-02T12:01:00+09:00');
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Ended', hasMembership: false });
  });

  it('is paid once for many members by two concurrent processes', async () => {
    const subscribers = [];
    for (let count = 0; count < 50; count += 1) subscribers.push(await since('2026-03-02'));
    api.clock.travelTo(new Date('2026-04-02T12:01:00+09:00'));
    const jobs = [...subscriptionJobs, ...chargeJobs];
    await Promise.all([runUntilQuiet(api.parts, jobs), runUntilQuiet(api.parts, jobs)]);
    for (const member of subscribers) {
      expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900']);
      expect(await nextDay(member)).toBe('2026-05-02');
    }
  }, 120_000);
});

describe('refused renewal', () => {
  it('is retried daily for three days, then ends the membership', async () => {
    const member = await failing();
    const tried: string[] = [];
    for (let hour = 1; hour <= 100; hour += 1) {
      const { membershipStatus, hasMembership, failMsg } = await membershipOf(api, member);
      tried.push(`${membershipStatus} ${hasMembership} ${failMsg}`);
      api.clock.advance(3_600_000);
      await work(api);
    }
    expect(new Set(tried.slice(0, 71))).toEqual(new Set(['Failing true 사용이 정지된 카드']));
    expect(new Set(tried.slice(73))).toEqual(new Set(['Ended false 사용이 정지된 카드']));
    // At once, and on each of the three days.
    expect(await bellOf(api, member)).toEqual([
      '멤버십 시작',
      '멤버십 결제 실패',
      '멤버십 결제 실패',
      '멤버십 결제 실패',
      '멤버십 종료',
    ]);
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    expect((await historyOf(api, member)).items).toMatchObject([
      { state: 'GivenUp', failMsg: '사용이 정지된 카드', card: '국민카드 0200' },
      { state: 'Paid', card: '국민카드 0000' },
    ]);
  });

  it('shows the time of the next attempt', async () => {
    const member = await failing();
    expect(await nextDay(member)).toBe('2026-04-03');
  });

  it('keeps its own day when a later attempt is paid', async () => {
    const member = await failing();
    await giveCard(api, member.memberId);
    await workAt(api, '2026-04-03T12:02:00+09:00');
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Active', failMsg: null });
    expect(await nextDay(member)).toBe('2026-05-02');
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900']);
  });

  it('is paid at once by tapping, with the present card', async () => {
    const member = await failing();
    expect((await join(api, member)).statusCode).toBe(402);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Failing', hasMembership: true });
    await giveCard(api, member.memberId);
    expect((await join(api, member)).statusCode).toBe(200);
    expect(await nextDay(member)).toBe('2026-05-02');
    await workAt(api, '2026-04-04T12:00:00+09:00');
    expect(await takenFrom(api, member)).toEqual(['charge 3900', 'charge 3900']);
  });

  it('may be left at once without debt or further attempts', async () => {
    const member = await failing();
    expect((await leave(api, member)).json().userMembershipInfo[0]).toMatchObject({
      membershipStatus: 'Ended',
      hasMembership: false,
    });
    await giveCard(api, member.memberId);
    await workAt(api, new Date(api.clock.now().getTime() + 5 * DAY_MS));
    expect(await takenFrom(api, member)).toEqual(['charge 3900']);
    const owed = await api.parts.database.select().from(charges).where(eq(charges.memberId, member.memberId));
    expect(owed.map(({ status }) => status).sort()).toEqual(['Paid', 'Void']);
  });

  it('may be joined again after its end, with a new first day', async () => {
    const member = await failing();
    for (const day of ['03', '04', '05']) await workAt(api, `2026-04-${day}T12:02:00+09:00`);
    expect(await membershipOf(api, member)).toMatchObject({ membershipStatus: 'Ended' });
    await giveCard(api, member.memberId);
    api.clock.travelTo(new Date('2026-04-20T09:00:00+09:00'));
    expect((await join(api, member)).statusCode).toBe(200);
    expect(await nextDay(member)).toBe('2026-05-20');
    expect(seoulDayOf((await membershipOf(api, member)).registeredAt)).toBe('2026-04-20');
  });
});
