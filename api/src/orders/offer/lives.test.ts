import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { priceOfChoice, STATUSES_AFTER_APPROVAL } from '@dongne/contract';
import type { AppParts } from '../../app';
import { Refusal } from '#base';
import { moveAsShop, returnRequest, type ShopRequest } from '../shop/shop-commands';
import { registerRequest } from '../shop/inspection';
import { addLaundry, addMember } from '#testing/fixtures';
import { TEST_SLOT } from '#testing/request-fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { requestMoves, requestOffers, requests } from '#tables';
import { approveRequest, withdrawAdvance } from '../customer/customer-commands';
import { findRequest } from '../order/request-repository';
import { placeRequest } from '../place/request-create';
import { currentOffer } from './offer-repository';

/** `LIVES=10000 LIVES_SEED=3` runs more and different ones. */
const LIVES = Number(process.env['LIVES'] ?? 120);
/** Fixed seed, so that runs are reproducible. */
const SEED = Number(process.env['LIVES_SEED'] ?? 20);
const HOUR_MS = 3600_000;
const LIMIT_MS = 3_600_000;

let api: TestApi;
let memberId: number;
let laundryId: number;
beforeAll(async () => {
  api = await openTestApi();
  memberId = (await addMember(api)).memberId;
  laundryId = await addLaundry(api, { slotCapacity: 1_000_000 });
});
afterAll(() => api.close());

/** An action or attempt. A device decides by what it last loaded. */
type Action =
  | { readonly does: 'register'; readonly pricesWon: readonly number[] }
  | { readonly does: 'look'; readonly device: number }
  | { readonly does: 'approve'; readonly device: number; readonly declines: number; readonly wonOff: number }
  | { readonly does: 'takeBack' }
  | { readonly does: 'wash' }
  | { readonly does: 'return' }
  | { readonly does: 'wait'; readonly hours: number };

const device = fc.integer({ min: 0, max: 1 });
const ACTION: fc.Arbitrary<Action> = fc.oneof(
  {
    arbitrary: fc.record({
      does: fc.constant('register' as const),
      // Few prices, so that another offer often has the same total.
      pricesWon: fc.shuffledSubarray([1_900, 1_900, 13_000, 45_000], { minLength: 1 }),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ does: fc.constant('look' as const), device }), weight: 4 },
  {
    arbitrary: fc.record({
      does: fc.constant('approve' as const),
      device,
      declines: fc.constantFrom(0, 0, 0, 1, 2, 6, 15),
      wonOff: fc.constantFrom(0, 0, 0, 0, 1, -1),
    }),
    weight: 5,
  },
  { arbitrary: fc.constant<Action>({ does: 'takeBack' }), weight: 1 },
  { arbitrary: fc.constant<Action>({ does: 'wash' }), weight: 3 },
  { arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 80 }) }), weight: 1 },
  { arbitrary: fc.constant<Action>({ does: 'return' }), weight: 1 },
);
/** Every life begins with an offer that one device has loaded, because an approval needs one. */
const BEGINNING = fc.constantFrom([1_900, 13_000], [1_900]).map((pricesWon): readonly Action[] => [
  { does: 'register', pricesWon },
  { does: 'look', device: 0 },
]);
const LIFE = fc.record({
  /** Limit of the agreement in advance; mostly none. */
  limitWon: fc.constantFrom(null, null, 4_000, 10_000),
  /** Number of ordered mends; an offer with another number is not approved in advance. */
  mends: fc.constantFrom(1, 1, 2),
  actions: fc
    .tuple(BEGINNING, fc.array(ACTION, { minLength: 2, maxLength: 16, size: 'max' }))
    .map(([beginning, actions]): readonly Action[] => [...beginning, ...actions]),
});

type Life = typeof LIFE extends fc.Arbitrary<infer Each> ? Each : never;

/** State on a device when its approval was accepted. */
interface Agreed {
  readonly version: number;
  readonly totalWon: number;
}

/** A mend of the one garment, which is not washed: the offers of these lives consist of mends alone. */
const MEND = {
  ...{ mendName: '허리', withLaundry: false, mendDetail: '', clothType: null, clothNo: 1 },
  ...{ photos: [], clothPhotos: [] },
};

type Wish = Pick<Life, 'limitWon' | 'mends'>;

const order = (parts: AppParts, { limitWon: advanceLimitWon, mends }: Wish): Promise<number> =>
  parts.database.transaction(async (tx) => {
    const { id } = await placeRequest(
      tx,
      parts,
      memberId,
      {
        laundryId,
        collectionTime: new Date(TEST_SLOT),
        laundryNumByUser: 1,
        items: [],
        advanceLimitWon,
        hasPremium: false,
        hasStain: false,
        etc: '',
        serviceCodes: [],
        mends: Array.from({ length: mends }, () => MEND),
        stains: [],
        hasPassword: false,
        entrancePassword: null,
        deliveryBag: false,
        creditCardId: null,
        couponId: null,
        washingPreferences: null,
        valuables: [],
      },
      { keys: new Map(), named: new Set() },
    );
    return id;
  });

const screenOf = async ({ database }: AppParts, id: number) => {
  const request = await findRequest(database, { memberId }, id);
  return request === undefined ? undefined : currentOffer(database, request);
};
type Screen = Awaited<ReturnType<typeof screenOf>>;

const choiceOn = ({ offer, items }: NonNullable<Screen>, declines: number) => {
  const declinedItemIds = items.filter((_, place) => (declines >> place) % 2 === 1).map(({ id }) => id);
  const { totalWon } = priceOfChoice({ items, terms: offer.terms }, new Set(declinedItemIds));
  return { offerVersion: offer.version, declinedItemIds, totalWon };
};

const inspectionOf = (pricesWon: readonly number[], now: Date) => ({
  items: pricesWon.map((priceWon) => ({
    kind: 'mend' as const,
    category: '기타',
    name: '수선',
    count: 1,
    priceWon,
    note: '',
    photo: null,
  })),
  dueDate: new Date(now.getTime() + 48 * HOUR_MS).toISOString(),
  piecesNote: '수선만 있어요.',
});

/** Runs one life. Rejected actions must change nothing, which its end verifies. */
const runLife = async ({
  actions,
  ...wish
}: Life): Promise<{ readonly id: number; readonly agreed: readonly Agreed[] }> => {
  let nowMs = TEST_NOW.getTime();
  const parts: AppParts = { ...api.parts, clock: { now: () => new Date(nowMs) } };
  const which: ShopRequest = { laundryId, id: await order(parts, wish) };
  await moveAsShop(parts, which, { to: 'Collected', changes: { pieces: 1 } });
  const screens = new Map<number, Screen>();
  const agreed: Agreed[] = [];
  const run = async (action: Action): Promise<void> => {
    switch (action.does) {
      case 'register':
        return registerRequest(parts, which, inspectionOf(action.pricesWon, parts.clock.now()));
      case 'look':
        screens.set(action.device, await screenOf(parts, which.id));
        return;
      case 'approve': {
        const screen = screens.get(action.device);
        if (screen === undefined) return;
        const choice = choiceOn(screen, action.declines);
        const totalWon = Math.max(0, choice.totalWon + action.wonOff);
        await approveRequest(parts, { memberId, id: which.id }, { ...choice, totalWon });
        agreed.push({ version: choice.offerVersion, totalWon });
        return;
      }
      case 'takeBack':
        await withdrawAdvance(parts, { memberId, id: which.id });
        agreed.length = 0;
        return;
      case 'wash':
        return moveAsShop(parts, which, { to: 'Processing' });
      case 'return':
        return returnRequest(parts, which, { reason: '세탁할 수 없는 소재예요.' });
      case 'wait':
        nowMs += action.hours * HOUR_MS;
    }
  };
  for (const action of actions) {
    nowMs += 1_000;
    await run(action).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
  return { id: which.id, agreed };
};

/** Verifies the price promise of a request in the database. */
const checkPromise = async (id: number, agreed: readonly Agreed[], mends: number): Promise<void> => {
  const { database } = api.parts;
  const [request] = await database.select().from(requests).where(eq(requests.id, id));
  if (request === undefined) throw new Error('an order is lost');
  const moves = await database
    .select()
    .from(requestMoves)
    .where(eq(requestMoves.requestId, id))
    .orderBy(asc(requestMoves.id));
  const offers = await database.select().from(requestOffers).where(eq(requestOffers.requestId, id));
  const whole = await currentOffer(database, request);
  expect(offers).toHaveLength(request.offerVersion ?? 0);
  expect(moves.map(({ at }) => at.getTime())).toEqual(moves.map(({ at }) => at.getTime()).sort((a, b) => a - b));

  const isWashed = STATUSES_AFTER_APPROVAL.some((status) => status === request.status);
  if (isWashed) {
    const asked = moves.findLastIndex(
      ({ event, toStatus }) => event === 'corrected' || (event === 'moved' && toStatus === 'Registered'),
    );
    const answered = moves.findLastIndex(({ event }) => event === 'approved');
    const washed = moves.findIndex(({ toStatus }) => toStatus === 'Processing');
    expect([asked, answered, washed]).toEqual([asked, answered, washed].sort((a, b) => a - b));
    expect(asked).toBeGreaterThan(-1);
    expect(answered).toBeGreaterThan(asked);
    expect(request.approvedVersion).toBe(request.offerVersion);
  }
  if (request.approvedAt === null) {
    expect([isWashed, request.paymentStatus, agreed]).toEqual([false, 'None', []]);
    return;
  }
  if (whole === undefined) throw new Error('agreed to nothing');
  const declined = whole.items.filter((item) => item.declined).map((item) => item.id);
  const price = priceOfChoice({ items: whole.items, terms: whole.offer.terms }, new Set(declined));
  const sumOfLines = (request.priceLines ?? []).reduce((total, { amountWon }) => total + amountWon, 0);
  // Shown, issued, the sum of the lines and the price of the choice are equal, however often it was approved.
  expect(new Set([request.totalWon, sumOfLines, price.totalWon, ...agreed.map(({ totalWon }) => totalWon)]).size).toBe(
    1,
  );
  expect(new Set([request.approvedVersion, ...agreed.map(({ version }) => version)]).size).toBe(1);
  if (request.approvedBy === 'advance') {
    // Approval in advance: the whole offer, within the limit stored with the order.
    expect([declined, whole.items.length]).toEqual([[], mends]);
    expect(price.totalWon).toBeLessThanOrEqual(request.advanceLimitWon ?? -1);
  } else expect([request.approvedBy, agreed.length > 0]).toEqual(['customer', true]);
};

describe('request with random actions of shop and customer devices', () => {
  it(
    'is washed only at exactly the total the customer approved',
    async () => {
      const seen = { washed: 0, agreed: 0, inAdvance: 0, corrected: 0 };
      await fc.assert(
        fc.asyncProperty(LIFE, async (life) => {
          const { id, agreed } = await runLife(life);
          await checkPromise(id, agreed, life.mends);
          const [request] = await api.parts.database.select().from(requests).where(eq(requests.id, id));
          seen.washed += request?.status === 'Processing' ? 1 : 0;
          seen.agreed += request?.approvedBy === 'customer' ? 1 : 0;
          seen.inAdvance += request?.approvedBy === 'advance' ? 1 : 0;
          seen.corrected += (request?.offerVersion ?? 0) > 1 ? 1 : 0;
        }),
        { numRuns: LIVES, seed: SEED },
      );
      // Guards against vacuous runs.
      expect(seen.washed).toBeGreaterThan(LIVES / 20);
      expect(seen.agreed).toBeGreaterThan(LIVES / 8);
      expect(seen.inAdvance).toBeGreaterThan(LIVES / 40);
      expect(seen.corrected).toBeGreaterThan(LIVES / 5);
    },
    LIMIT_MS,
  );
});
