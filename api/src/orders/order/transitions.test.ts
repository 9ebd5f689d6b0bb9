import { eq } from 'drizzle-orm';
import { REQUEST_STATUSES, statusLabelOf, type RequestStatus } from '@dongne/contract';
import { laundries, requestMoves } from '#tables';
import { PIXEL, TEST_SLOT } from '#testing/request-fixtures';
import {
  approve,
  asCustomer,
  asShop,
  detailOf,
  DOOR_PHOTO,
  INSPECTION,
  requestIn,
  type TestRequest,
} from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { transitionRequest } from '../on-transition';
import { lockRequest } from './request-repository';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const countMoves = (id: number): Promise<number> =>
  api.parts.database.$count(requestMoves, eq(requestMoves.requestId, id));
const ANOTHER_SLOT = TEST_SLOT.replace('T11', 'T13');

interface Command {
  readonly name: string;
  readonly run: (request: TestRequest) => ReturnType<typeof asShop>;
  /** Allowed start statuses, with the resulting status. */
  readonly moves: Partial<Record<RequestStatus, RequestStatus>>;
}

const shop = (name: string, payload: object, moves: Command['moves']): Command => ({
  name: `shop: ${name}`,
  run: (request) => asShop(api, request, name, payload),
  moves,
});
const customer = (name: string, payload: object, moves: Command['moves']): Command => ({
  name: `customer: ${name}`,
  run: (request) => asCustomer(api, request, name, payload),
  moves,
});

/** Approves the offer; without one, sends an invalid approval. */
const approveOffer = async (request: TestRequest) =>
  (await detailOf(api, request)).offer === null
    ? asCustomer(api, request, 'approve', { offerVersion: 1, declinedItemIds: [], totalWon: 0 })
    : approve(api, request);

/**
 * Table of docs/domain/request.md: every command, from every status. A command at its own target status changes
 * nothing.
 */
const COMMANDS: readonly Command[] = [
  // A failed collection had been accepted: repeating that is idempotent.
  shop('accept', {}, { Requested: 'Requested', NoShow: 'NoShow' }),
  shop('collect', { pieces: 2 }, { Requested: 'Collected', Collected: 'Collected' }),
  shop('inspect', {}, { Collected: 'Registering', Registering: 'Registering' }),
  shop('register', INSPECTION, { Collected: 'Registered', Registering: 'Registered', Registered: 'Registered' }),
  // Rejected from `Registered`, because the customer has not approved.
  shop('process', {}, { Processing: 'Processing' }),
  shop('complete-wash', {}, { Processing: 'WashCompleted', WashCompleted: 'WashCompleted' }),
  shop('deliver', {}, { WashCompleted: 'Delivering', Delivering: 'Delivering' }),
  shop('delivered', {}, { Delivering: 'Delivered', Delivered: 'Delivered' }),
  shop('deny', { reason: 'FULLY_BOOKED' }, { Requested: 'Denied', Denied: 'Denied' }),
  // Allowed from `Requested` only after the slot has begun: no-shows/report-no-show.test.ts.
  shop('noshow', { photo: DOOR_PHOTO }, { NoShow: 'NoShow' }),
  shop(
    'return',
    { reason: '찢어질 수 있어요.' },
    { Registering: 'Returned', Registered: 'Returned', Returned: 'Returned' },
  ),
  customer('cancel', { reason: '일정 변경' }, { Requested: 'Cancelled', Cancelled: 'Cancelled' }),
  customer('confirm', {}, { Delivered: 'Completed', Completed: 'Completed' }),
  customer('rebook', { collectionTime: ANOTHER_SLOT }, { NoShow: 'Requested' }),
  // Approving changes the payment state, not the status; once approved it stays so.
  {
    name: 'customer: approve',
    run: approveOffer,
    moves: {
      Registered: 'Registered',
      Processing: 'Processing',
      WashCompleted: 'WashCompleted',
      Delivering: 'Delivering',
      Delivered: 'Delivered',
      Completed: 'Completed',
    },
  },
];

const LEGAL = COMMANDS.flatMap((command) =>
  REQUEST_STATUSES.flatMap((from) => {
    const to = command.moves[from];
    return to === undefined ? [] : [{ name: command.name, run: command.run, from, to }];
  }),
);

describe('legal command', () => {
  it.each(LEGAL)('$name moves a request from $from to $to', async ({ name, run, from, to }) => {
    const request = await requestIn(api, from);
    expect((await detailOf(api, request)).originalStatus).toBe(from);
    const movesBefore = await countMoves(request.id);
    const answer = await run(request);
    expect([answer.statusCode, answer.json().originalStatus, answer.json().statusLabel]).toEqual([
      200,
      to,
      statusLabelOf({ status: to, statusBy: 'shop', approvedAt: name === 'customer: approve' ? 'now' : null }),
    ]);
    expect((await detailOf(api, request)).originalStatus).toBe(to);
    // Registering an unopened request opens it implicitly; a repeated command writes nothing. The shop's acceptance and
    // the customer's receipt change no status but notify.
    const isTold =
      (name === 'shop: accept' && from === 'Requested') || (name === 'customer: approve' && from === 'Registered');
    const steps = from === 'Collected' && to === 'Registered' ? 2 : Number(from !== to || isTold);
    expect((await countMoves(request.id)) - movesBefore).toBe(steps);
  });
});

describe('illegal command', () => {
  it.each(REQUEST_STATUSES)('is rejected without changes, from %s', async (from) => {
    const request = await requestIn(api, from);
    const before = await detailOf(api, request);
    const illegal = COMMANDS.filter(({ moves }) => moves[from] === undefined);
    for (const { name, run } of illegal) {
      const answer = await run(request);
      expect([name, answer.statusCode, answer.json().error.code]).toEqual([name, 409, 'INVALID_TRANSITION']);
    }
    expect(await detailOf(api, request)).toEqual(before);
  });
});

describe('audit log of a status transition', () => {
  const proofOf = async (id: number) =>
    (
      await api.parts.database
        .select()
        .from(requestMoves)
        .where(eq(requestMoves.requestId, id))
        .orderBy(requestMoves.id)
    ).at(-1);

  it('records actor, action, time and photo', async () => {
    const request = await requestIn(api, 'Requested');
    const photo = `data:image/png;base64,${PIXEL.toString('base64')}`;
    await asShop(api, request, 'collect', { pieces: 2, photo });
    const proof = await proofOf(request.id);
    expect(proof).toMatchObject({
      fromStatus: 'Requested',
      toStatus: 'Collected',
      event: 'moved',
      actorType: 'shop',
      actorId: request.laundryId,
      reasonCode: null,
      reason: null,
    });
    expect(proof?.photoIds).toHaveLength(1);
    expect(Math.abs((proof?.at.getTime() ?? 0) - api.clock.now().getTime())).toBeLessThan(60_000);
  });

  it("records a shop's reason for a refusal, as words and code", async () => {
    const request = await requestIn(api, 'Denied');
    expect(await proofOf(request.id)).toMatchObject({
      reasonCode: 'FULLY_BOOKED',
      reason: '예약이 많아요.',
      photoIds: [],
    });
  });

  it('records no person for the system', async () => {
    const request = await requestIn(api, 'Requested');
    await api.parts.database.transaction(async (tx) => {
      const row = await lockRequest(tx, { laundryId: request.laundryId }, request.id);
      if (row !== undefined)
        await transitionRequest(tx, api.parts, row, { to: 'Cancelled', actor: { type: 'system' } });
    });
    expect(await proofOf(request.id)).toMatchObject({ toStatus: 'Cancelled', actorType: 'system', actorId: null });
  });
});

describe('completed request', () => {
  it('counts for its shop exactly once', async () => {
    const request = await requestIn(api, 'Delivered');
    const orders = async (): Promise<number | undefined> => {
      const [shop] = await api.parts.database
        .select({ usageCount: laundries.usageCount })
        .from(laundries)
        .where(eq(laundries.id, request.laundryId));
      return shop?.usageCount;
    };
    const before = await orders();
    await asCustomer(api, request, 'confirm');
    await asCustomer(api, request, 'confirm');
    expect([before, await orders()]).toEqual([0, 1]);
  });
});

describe('invalid command of a customer', () => {
  it.each([
    ['cancel', { reason: 7 }],
    ['approve', {}],
    ['approve', { declinedItemIds: 'all' }],
    ['noshow/objection', { text: '' }],
    ['rebook', {}],
  ])('is rejected without changes: %s %j', async (command, payload) => {
    const request = await requestIn(api, command === 'approve' ? 'Registered' : 'NoShow');
    const before = await detailOf(api, request);
    const refused = await asCustomer(api, request, command, payload);
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
    expect(await detailOf(api, request)).toEqual(before);
  });

  it.each(['cancel', 'approve', 'confirm', 'noshow/objection', 'rebook'])(
    'is rejected for an invalid request id: %s',
    async (command) => {
      const { customer, ...request } = await requestIn(api, 'Requested');
      const payload = { declinedItemIds: [], text: '말', collectionTime: ANOTHER_SLOT };
      const refused = await api.app.inject({
        method: 'POST',
        url: `/v1/app/request/delivery/x${request.id}/${command}`,
        headers: customer.headers,
        payload,
      });
      expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
    },
  );
});

describe('two concurrent commands', () => {
  it('either cancel a request or collect it', async () => {
    const request = await requestIn(api, 'Requested');
    const answers = await Promise.all([
      asCustomer(api, request, 'cancel', {}),
      asShop(api, request, 'collect', { pieces: 2 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await countMoves(request.id)).toBe(2);
  });

  it('move a request once when they are equal', async () => {
    const request = await requestIn(api, 'Requested');
    const answers = await Promise.all(Array.from({ length: 10 }, () => asShop(api, request, 'collect', { pieces: 2 })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await countMoves(request.id)).toBe(2);
  });
});
