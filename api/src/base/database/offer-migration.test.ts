import { sql } from 'drizzle-orm';
import { priceOfOffer, type OfferTerms, type PriceLine } from '@dongne/contract';
import { type Database, migrateDatabase, type OpenDatabase } from './database';
import { migrateUntilBefore } from './testing/migration-steps';
import { openUnmigratedDatabase } from './testing/test-database';

/** Request of the schema without offers. */
interface OldRequest {
  readonly status: string;
  readonly statusBy?: string;
  readonly items?: readonly { readonly won: number; readonly kind?: 'mend'; readonly declined?: boolean }[];
  readonly lines?: readonly (readonly [kind: string, won: number])[];
  readonly totalWon?: number;
  readonly approvedBy?: 'customer' | 'system';
  readonly isMember?: boolean;
  readonly servicesWon?: number;
}

const SHIRT_AND_HEM = [{ won: 5_900 }, { won: 5_000, kind: 'mend' }] as const;
const WITH_DELIVERY = [
  ['items', 5_900],
  ['mends', 5_000],
  ['delivery', 3_000],
] as const;
const PRICED = { items: SHIRT_AND_HEM, lines: WITH_DELIVERY, totalWon: 13_900 };

/** Requests in every status, at a shop with free delivery from 12,000 won. */
const OLD = {
  unpriced: { status: 'Requested' },
  waiting: { status: 'Registered', ...PRICED },
  agreed: { status: 'Registered', approvedBy: 'customer', ...PRICED },
  aboveTheThresholdOfToday: {
    status: 'Registered',
    items: [{ won: 15_000 }],
    lines: [
      ['items', 15_000],
      ['delivery', 3_000],
    ],
    totalWon: 18_000,
  },
  free: { status: 'Registered', items: [{ won: 5_900 }], lines: [['items', 5_900]], totalWon: 5_900 },
  everythingAtOnce: {
    status: 'Processing',
    approvedBy: 'system',
    isMember: true,
    servicesWon: 2_000,
    items: SHIRT_AND_HEM,
    lines: [
      ['items', 5_900],
      ['mends', 5_000],
      ['services', 2_000],
      ['membership', -1_290],
      ['noshow', 3_000],
    ],
    totalWon: 14_610,
  },
  oneDeclined: {
    status: 'Completed',
    approvedBy: 'customer',
    isMember: true,
    items: [{ won: 5_900 }, { won: 5_050, declined: true }],
    lines: [
      ['items', 5_900],
      ['membership', -590],
      ['delivery', 3_000],
    ],
    totalWon: 8_310,
  },
  allDeclined: {
    status: 'Returned',
    statusBy: 'customer',
    items: [{ won: 5_900, declined: true }],
    lines: [],
    totalWon: 0,
  },
  returnedByTheShop: { status: 'Returned', statusBy: 'shop', ...PRICED },
  returnedUnpriced: { status: 'Returned', statusBy: 'shop' },
  washedForNothing: { status: 'Delivered', approvedBy: 'system', lines: [], totalWon: 0 },
} as const satisfies Record<string, OldRequest>;
type Name = keyof typeof OLD;
const NAMES = Object.keys(OLD).filter((name): name is Name => name in OLD);
const idOf = (name: Name): number => NAMES.indexOf(name) + 1;

const ASKED_AT = '2026-03-02 03:00:00+00';
const ENDED_AT = '2026-03-04 03:00:00+00';

const plant = async (database: Database, request: OldRequest): Promise<void> => {
  const {
    status,
    statusBy = 'shop',
    items = [],
    lines,
    totalWon = null,
    approvedBy = null,
    isMember = false,
  } = request;
  const priceLines = lines?.map(([kind, amountWon]) => ({ kind, label: kind, amountWon })) ?? null;
  const services = request.servicesWon === undefined ? [] : [{ code: 'EXPRESS', priceWon: request.servicesWon }];
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into requests (member_id, laundry_id, status, status_by, collection_time, laundry_num_by_user, has_premium,
      has_stain, etc, has_password, delivery_bag, paid_services, pickup_address, latitude, longitude, estimate_min_won,
      estimate_max_won, status_at, created_at, approved_at, approved_by, total_won, price_lines, has_membership_discount)
    values (1, 7, ${status}, ${statusBy}, '2026-03-01', 3, false, false, '', false, false,
      ${JSON.stringify(services)}, '{}', 37.5, 127.0, 0, 0, ${ENDED_AT}, '2026-03-01',
      ${approvedBy === null ? null : ENDED_AT}, ${approvedBy}, ${totalWon},
      ${priceLines === null ? null : JSON.stringify(priceLines)}, ${isMember})
    returning id`);
  const id = rows[0]?.id;
  for (const { won, kind = 'wash', declined = false } of items)
    await database.execute(sql`
      insert into request_items (request_id, kind, category, name, price_won, note, declined, photo_ids)
      values (${id}, ${kind}, '하의', '하의', ${won}, '', ${declined}, '{}')`);
  if (totalWon !== null)
    await database.execute(sql`
      insert into request_moves (request_id, from_status, to_status, actor_type, at, photo_ids)
      values (${id}, 'Registering', 'Registered', 'shop', ${ASKED_AT}, '{}')`);
};

let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openUnmigratedDatabase();
  database = opened.database;
  await migrateUntilBefore(database, '0009_request_offers');
  await database.execute(sql`
    insert into members (phone_hash, nickname, terms_agreed_at, referral_code, joined_at)
    values ('hash', 'n', '2026-01-01', 'code', '2026-01-01')`);
  // Drops constraints, so that a shop needs few columns: the migration reads only its threshold.
  await database.execute(sql`alter table requests drop constraint requests_laundry_id_laundries_id_fk`);
  const { rows } = await database.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = 'laundries' and is_nullable = 'NO' and is_generated = 'NEVER' and column_name <> 'id'`);
  for (const { name } of rows)
    await database.execute(sql.raw(`alter table laundries alter column ${name} drop not null`));
  await database.execute(sql`
    insert into laundries (id, free_from_won, latitude, longitude) overriding system value values (7, 12000, 37.5, 127)`);
  for (const name of NAMES) await plant(database, OLD[name]);
  await migrateDatabase(database);
});
afterAll(() => opened.close());

interface StoredOffer extends Record<string, unknown> {
  readonly version: number;
  readonly terms: OfferTerms;
  readonly price_lines: PriceLine[];
  readonly total_won: number;
  readonly made_at: unknown;
}

const offersOf = async (name: Name) =>
  (await database.execute<StoredOffer>(sql`select * from request_offers where request_id = ${idOf(name)}`)).rows;

const priceAsked = async (name: Name): Promise<StoredOffer> => {
  const [offer, ...others] = await offersOf(name);
  if (offer === undefined || others.length > 0) throw new Error(`${name} has not one offer`);
  return offer;
};

const itemsOf = async (name: Name) =>
  (
    await database.execute<{ id: number; kind: 'wash' | 'mend'; priceWon: number; version: number }>(sql`
      select id, kind, price_won as "priceWon", offer_version as version from request_items
      where request_id = ${idOf(name)}`)
  ).rows;

const wonOf = (lines: readonly PriceLine[]) => lines.map(({ kind, amountWon }) => [kind, amountWon]);

describe('price from before offers', () => {
  it.each<Name>(['waiting', 'agreed', 'aboveTheThresholdOfToday', 'free', 'everythingAtOnce', 'returnedByTheShop'])(
    'becomes an offer with exactly the stored price: %s',
    async (name) => {
      const { version, terms, price_lines: lines, total_won: totalWon } = await priceAsked(name);
      const old: OldRequest = OLD[name];
      expect([version, totalWon, wonOf(lines)]).toEqual([1, old.totalWon, old.lines]);
      const items = await itemsOf(name);
      expect(items.map((item) => item.version)).toEqual(items.map(() => 1));
      const price = priceOfOffer({ items, terms });
      expect([price.totalWon, wonOf(price.lines)]).toEqual([old.totalWon, old.lines]);
    },
  );

  it.each<[Name, number, (readonly [string, number])[]]>([
    [
      'oneDeclined',
      12_860,
      [
        ['items', 10_950],
        ['membership', -1_090],
        ['delivery', 3_000],
      ],
    ],
    ['allDeclined', 5_900, [['items', 5_900]]],
  ])('becomes an offer including the declined items: %s', async (name, totalWon, lines) => {
    const { terms, ...offer } = await priceAsked(name);
    expect([offer.total_won, wonOf(offer.price_lines)]).toEqual([totalWon, lines]);
    const price = priceOfOffer({ items: await itemsOf(name), terms });
    expect([price.totalWon, price.lines]).toEqual([totalWon, offer.price_lines]);
  });

  it('turns a delivery line into the fee, waived above the threshold', async () => {
    const delivery = async (name: Name) => (await priceAsked(name)).terms.delivery;
    expect(await delivery('waiting')).toEqual({ isFree: false, feeWon: 3_000, freeFromWon: 12_000 });
    expect(await delivery('aboveTheThresholdOfToday')).toEqual({ isFree: false, feeWon: 3_000, freeFromWon: 15_001 });
    expect((await delivery('free')).isFree).toBe(true);
  });

  it('is dated at the shop’s pricing', async () => {
    const { made_at: madeAt } = await priceAsked('everythingAtOnce');
    expect(new Date(String(madeAt))).toEqual(new Date(ASKED_AT));
  });

  it('becomes no offer without a price', async () => {
    expect([...(await offersOf('unpriced')), ...(await offersOf('returnedUnpriced'))]).toEqual([]);
  });
});

describe('request from before offers', () => {
  it.each<[Name, number | null, number | null, string | null]>([
    ['unpriced', null, null, null],
    ['waiting', 1, null, null],
    ['agreed', 1, 1, 'customer'],
    ['everythingAtOnce', 1, 1, 'system'],
    ['oneDeclined', 1, 1, 'customer'],
    ['allDeclined', 1, 1, 'customer'],
    ['returnedByTheShop', 1, null, null],
    ['returnedUnpriced', null, null, null],
    ['washedForNothing', 1, 1, 'system'],
  ])('%s has offer %s and approval of %s (%s)', async (name, offer, approved, by) => {
    const { rows } = await database.execute(sql`
      select offer_version, approved_version, approved_by, total_won from requests where id = ${idOf(name)}`);
    const old: OldRequest = OLD[name];
    expect(rows).toEqual([
      { offer_version: offer, approved_version: approved, approved_by: by, total_won: old.totalWon ?? null },
    ]);
  });

  it('cannot continue washing without the approved offer', async () => {
    const write = database.execute(
      sql`update requests set approved_version = null where id = ${idOf('everythingAtOnce')}`,
    );
    await expect(write).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'requests_washed_with_approval' }),
    });
  });
});
