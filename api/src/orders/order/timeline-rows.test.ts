import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestDetail, RequestStatus, TimelineEntry } from '@dongne/contract';
import type { LightMyRequestResponse } from 'fastify';
import { TEST_SLOT, sendForm } from '#testing/request-fixtures';
import {
  approve,
  asCustomer,
  asShop,
  choiceOf,
  detailOf,
  INSPECTION,
  DOOR_PHOTO,
  requestIn,
  type TestRequest,
  withFreshTokens,
} from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
// Travels back from the slot of a failed collection.
afterEach(() => api.clock.travelTo(TEST_NOW));

type Send = (request: TestRequest) => Promise<LightMyRequestResponse>;

/** A command: the actor, the required status, and its body. */
interface Command {
  readonly from: RequestStatus;
  /** Fields of the order, if they matter. */
  readonly fields?: Record<string, string>;
  readonly send: Send;
  /** Steps before the command. */
  readonly after?: Send;
}

const firstItem = async (request: TestRequest): Promise<number> => {
  const { items }: RequestDetail = await detailOf(api, request);
  return items[0]?.id ?? 0;
};
const ask: Send = async (request) =>
  asCustomer(api, request, `items/${await firstItem(request)}/question`, { text: '왜요?' });
const answerFirst: Send = async (request) => {
  const seen = await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers: request.shop });
  return asShop(api, request, `questions/${seen.json().questions[0].id}/answer`, { text: '네' });
};
const edit: Send = ({ id, customer: { headers } }) =>
  sendForm(api, {
    method: 'PUT',
    url: `/v1/app/request/delivery/${id}/modify`,
    headers,
    form: { fields: { laundryNumByUser: '7', hasPremium: 'false', hasStain: 'false', etc: '' } },
  });
const declineAll: Send = async (request) => {
  const { items }: RequestDetail = await detailOf(api, request);
  const ids = items.map(({ id }) => id);
  return asCustomer(api, request, 'approve', await choiceOf(api, request, ids));
};
const shop =
  (command: string, payload: object = {}): Send =>
  (request) =>
    asShop(api, request, command, payload);
const customer =
  (command: string, payload: object = {}): Send =>
  (request) =>
    asCustomer(api, request, command, payload);
const agree: Send = (request) => approve(api, request);
/** Accepts the pickup and travels to its slot. */
const acceptAndGo: Send = async (request) => {
  const accepted = await asShop(api, request, 'accept');
  api.clock.travelTo(new Date(TEST_SLOT));
  return accepted;
};
const CORRECTION = { ...INSPECTION, dueDate: '2026-03-09' };

/** Every command of customer and shop, by its name in timeline-rows.json. */
const COMMANDS: Readonly<Record<string, Command>> = {
  modify: { from: 'Requested', send: edit },
  cancel: { from: 'Requested', send: customer('cancel') },
  approve: { from: 'Registered', send: agree },
  'approve, nothing left': { from: 'Registered', send: declineAll },
  question: { from: 'Registered', send: ask },
  'advance/withdraw': {
    from: 'Requested',
    fields: { advanceLimitWon: '5000' },
    send: customer('advance/withdraw'),
  },
  confirm: { from: 'Delivered', send: customer('confirm') },
  objection: { from: 'NoShow', send: customer('noshow/objection', { text: '있었어요' }) },
  rebook: { from: 'NoShow', send: customer('rebook', { collectionTime: TEST_SLOT.replace('T11', 'T17') }) },
  accept: { from: 'Requested', send: shop('accept') },
  collect: { from: 'Requested', send: shop('collect', { pieces: 2 }) },
  deny: { from: 'Requested', send: shop('deny', { reason: 'FULLY_BOOKED' }) },
  noshow: { from: 'Requested', after: acceptAndGo, send: shop('noshow', { photo: DOOR_PHOTO }) },
  inspect: { from: 'Collected', send: shop('inspect') },
  register: { from: 'Registering', send: shop('register', INSPECTION) },
  'register again': { from: 'Registered', send: shop('register', CORRECTION) },
  answer: { from: 'Registered', after: ask, send: answerFirst },
  process: { from: 'Registered', after: agree, send: shop('process') },
  'complete-wash': { from: 'Processing', send: shop('complete-wash') },
  deliver: { from: 'WashCompleted', send: shop('deliver') },
  delivered: { from: 'Delivering', send: shop('delivered') },
  return: { from: 'Registering', send: shop('return', { reason: '소재가 약해요' }) },
};

const rowsOf = async (request: TestRequest): Promise<readonly TimelineEntry[]> =>
  (await detailOf(api, request)).timeline;
const toldBy = (rows: readonly TimelineEntry[]): string[] =>
  rows.map(({ event, actor, status }) => `${actor} ${event === 'moved' ? status : event}`);

/** Timeline row of each command: its actor, and its event or status. */
const DOCUMENTED: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'timeline-rows.json'), 'utf8'),
);

describe('timeline', () => {
  it('documents every command of customer and shop', () => {
    expect(Object.keys(DOCUMENTED)).toEqual(Object.keys(COMMANDS));
  });

  it.each(Object.entries(DOCUMENTED))('records %s once with its actor: %s', async (name, row) => {
    const command = COMMANDS[name];
    if (command === undefined) throw new Error(`nobody sends ${name}`);
    const begun = await requestIn(api, command.from, command.fields);
    await command.after?.(begun);
    const request = await withFreshTokens(api, begun);
    const before = await rowsOf(request);
    expect((await command.send(request)).statusCode).toBe(200);
    const after = await rowsOf(request);
    expect(toldBy(after.slice(before.length))).toEqual([row]);
    await command.send(request);
    expect(await rowsOf(request)).toEqual(after);
  });
});
