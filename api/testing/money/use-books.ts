import { seoulDate, startOfSeoulDay } from '@dongne/contract';
import { eq, sql } from 'drizzle-orm';
import { chargeJobs } from '../../src/money/charges/charge-jobs';
import { addCharge, giveCard } from './charge-fixtures';
import { runUntilQuiet } from '#base';
import { paymentAttempts } from '#tables';
import { operatorHeaders } from '../fixtures';
import { asCustomer, requestIn, type TestRequest, withFreshTokens } from '../shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '../test-api';
import type { Difference } from '../../src/money/reconciliation/differences';
import type { ReconciliationView } from '../../src/money/reconciliation/reconciliation-schemas';

/** A day of the clock. */
export const DAY_MS = 24 * 3_600_000;

/** Card providers, whose books are compared alike. */
export const PROVIDERS = ['INICIS', 'NICEPAY'] as const;
type Provider = (typeof PROVIDERS)[number];

const said = ({ book, kind, ours, theirs }: Difference) => `${book} ${kind}: ${ours ?? '–'} / ${theirs ?? '–'}`;

/**
 * Books of a test file, on both sides. Each test has a Monday of its own, so that it does not see differences of
 * another.
 */
export const useBooks = (openApi: () => Promise<TestApi> = openTestApi) => {
  let opened: TestApi | undefined;
  let weeks = 0;
  let today = '';
  const open = (): TestApi => {
    if (opened === undefined) throw new Error('use the books inside of a test');
    return opened;
  };
  beforeAll(async () => {
    opened = await openApi();
  });
  afterAll(() => open().close());
  beforeEach(() => {
    weeks += 1;
    const now = TEST_NOW.getTime() + weeks * 7 * DAY_MS;
    open().clock.travelTo(new Date(now));
    today = seoulDate(now);
  });

  const day = (later: number): string => seoulDate(startOfSeoulDay(today) + later * DAY_MS);
  const days = (from: number, to = from): string => `?from=${day(from)}&to=${day(to)}`;
  const answered = async (query = days(0)) =>
    open().app.inject({ url: `/v1/operator/reconciliation${query}`, headers: await operatorHeaders(open()) });
  const compared = async (query?: string): Promise<ReconciliationView> => (await answered(query)).json();
  const work = (parts = open().parts) => runUntilQuiet(parts, chargeJobs);
  const someone = async (): Promise<TestRequest> => {
    const now = open().clock.now();
    open().clock.travelTo(TEST_NOW);
    const request = await requestIn(open(), 'Requested');
    open().clock.travelTo(now);
    return withFreshTokens(open(), request);
  };

  return {
    get api() {
      return open();
    },
    /** The day of this test, `2026-03-09`. */
    get today() {
      return today;
    },
    /** Begins the test on another day. */
    beginOn: (start: Date) => {
      open().clock.travelTo(start);
      today = seoulDate(start);
    },
    /** The day this many days after the test's own. */
    day,
    days,
    late: (later: number): Date => new Date(`${day(later)}T23:59:50+09:00`),
    /** Answer of the operator's call. */
    answered,
    compared,
    differences: async (query?: string): Promise<string[]> => (await compared(query)).differences.map(said),
    work,
    /** A request of a new member; pickups are booked in the first week. */
    someone,
    paid: async (provider: Provider, amountWon = 13_410) => {
      const request = await someone();
      await giveCard(open(), request.customer.memberId, '0000', provider);
      const charge = await addCharge(open(), request, amountWon);
      await asCustomer(open(), request, 'pay');
      const isItsOwn = eq(paymentAttempts.chargeId, charge.id);
      const [attempt] = await open().parts.database.select().from(paymentAttempts).where(isItsOwn);
      if (attempt === undefined) throw new Error('no attempt');
      return { request, charge, attempt };
    },
    giveBack: async (request: TestRequest, amountWon?: number) => {
      await open().app.inject({
        method: 'POST',
        url: '/v1/operator/refunds',
        headers: await operatorHeaders(open()),
        payload: { applicationId: request.id, ...(amountWon !== undefined && { amountWon }), reason: '품목 손상' },
      });
      await work();
    },
    /** Changes rows that the database protects, as a superuser. */
    byHand: (table: string, ...statements: readonly ReturnType<typeof sql>[]) =>
      open().parts.database.transaction(async (tx) => {
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
        for (const statement of statements) await tx.execute(statement);
        await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
      }),
    /** Makes a provider time out when its book is read. */
    silence: (name: Provider) => {
      const provider = open().parts.cardProviders[name];
      if (provider === null) throw new Error('no provider');
      const doubt = { why: 'timeout' } as const;
      return jest.spyOn(provider, 'bookOf').mockResolvedValue({ state: 'unknown', doubt, netCancel: 'not-offered' });
    },
  };
};
