import { eq } from 'drizzle-orm';
import { REQUEST_STATUSES, statusLabelOf, type RequestStatus } from '@dongne/contract';
import { requestMoves } from '../requests/request-tables';
import { TEST_SLOT } from '../testing/request-fixtures';
import {
  approve,
  asCustomer,
  asShop,
  detailOf,
  INSPECTION,
  requestIn,
  type TestRequest,
} from '../testing/shop-commands';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const countMoves = (id: number): Promise<number> =>
  api.parts.database.$count(requestMoves, eq(requestMoves.requestId, id));
const ANOTHER_SLOT = TEST_SLOT.replace('T11', 'T13');

interface Command {
  readonly name: string;
  readonly run: (request: TestRequest) => ReturnType<typeof asShop>;
  /** Where it may start, and where the request then is. */
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

/** Agrees to what is offered; where nothing is, to something that cannot be. */
const approveOffer = async (request: TestRequest) =>
  (await detailOf(api, request)).offer === null
    ? asCustomer(api, request, 'approve', { offerVersion: 1, declinedItemIds: [], totalWon: 0 })
    : approve(api, request);

/** The table of docs/domain/request.md: every command, from every status. A command at its own goal changes nothing. */
const COMMANDS: readonly Command[] = [
  shop('accept', {}, { Requested: 'Requested' }),
  shop('collect', { pieces: 2 }, { Requested: 'Collected', Collected: 'Collected' }),
  shop('inspect', {}, { Collected: 'Registering', Registering: 'Registering' }),
  shop('register', INSPECTION, { Collected: 'Registered', Registering: 'Registered', Registered: 'Registered' }),
  // From `Registered` it is refused here, because the customer has not approved.
  shop('process', {}, { Processing: 'Processing' }),
  shop('complete-wash', {}, { Processing: 'WashCompleted', WashCompleted: 'WashCompleted' }),
  shop('deliver', {}, { WashCompleted: 'Delivering', Delivering: 'Delivering' }),
  shop('delivered', {}, { Delivering: 'Delivered', Delivered: 'Delivered' }),
  shop('deny', { reason: 'FULLY_BOOKED' }, { Requested: 'Denied', Denied: 'Denied' }),
  shop('noshow', {}, { Requested: 'NoShow', NoShow: 'NoShow' }),
  shop('return', {}, { Registering: 'Returned', Registered: 'Returned', Returned: 'Returned' }),
  customer('cancel', { reason: '일정 변경' }, { Requested: 'Cancelled', Cancelled: 'Cancelled' }),
  customer('confirm', {}, { Delivered: 'Completed', Completed: 'Completed' }),
  customer('rebook', { collectionTime: ANOTHER_SLOT }, { NoShow: 'Requested' }),
  // Approving moves the payment lane, not the laundry; once approved it stays so.
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

describe('a legal command', () => {
  it.each(LEGAL)('$name leads from $from to $to', async ({ name, run, from, to }) => {
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
    // Registering what was never opened opens it on the way; a command at its own goal writes nothing, but for the shop's
    // word that it comes and the customer's receipt, which move nothing and are told all the same.
    const isTold = name === 'shop: accept' || (name === 'customer: approve' && from === 'Registered');
    const steps = from === 'Collected' && to === 'Registered' ? 2 : Number(from !== to || isTold);
    expect((await countMoves(request.id)) - movesBefore).toBe(steps);
  });
});

describe('an illegal command', () => {
  it.each(REQUEST_STATUSES)('is refused and changes nothing, from %s', async (from) => {
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

describe('two at the same moment', () => {
  it('cannot both have a request: it is cancelled or collected', async () => {
    const request = await requestIn(api, 'Requested');
    const answers = await Promise.all([
      asCustomer(api, request, 'cancel', {}),
      asShop(api, request, 'collect', { pieces: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await countMoves(request.id)).toBe(2);
  });

  it('move it once when they say the same', async () => {
    const request = await requestIn(api, 'Requested');
    const answers = await Promise.all(Array.from({ length: 10 }, () => asShop(api, request, 'collect', { pieces: 1 })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await countMoves(request.id)).toBe(2);
  });
});
