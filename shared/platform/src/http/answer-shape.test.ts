import { endpoints, type Endpoint } from '@dongne/contract';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { installRuntime } from '../runtime/runtime';
import { failureOf } from '../testing/failure-of';
import { fakeApi } from '../testing/fake-api';
import { rawCall } from '../testing/raw-call';
import { request } from './call';
import { client } from './http';

const OBJECT = { some: 'thing' };
const CAPTIVE_PORTAL = '<!doctype html><title>Wi-Fi</title>';

const answer = (body: unknown): void => {
  client.defaults.adapter = async (config) => ({ data: body, status: 200, statusText: '', headers: {}, config });
};

beforeEach(() => installRuntime({ store: createStore(), queryClient: createQueryClient(0) }));

/** First-view reads of each remote, with valid and invalid responses. */
const READS: readonly [endpoint: Endpoint, right: unknown, wrong: readonly unknown[]][] = [
  [endpoints.mainView, OBJECT, [null, [], {}]],
  [endpoints.shopList, OBJECT, [null, [], {}]],
  [endpoints.shopDetail, OBJECT, [null, [], {}]],
  [endpoints.requests, OBJECT, [null, [], {}]],
  [endpoints.requestDetail, OBJECT, [null, [], {}]],
  [endpoints.processingRequests, [], [null, {}, OBJECT]],
  [endpoints.notifications, OBJECT, [null, [], {}]],
  [endpoints.unreadNotifications, OBJECT, [null, [], {}]],
  [endpoints.coupons, OBJECT, [null, [], {}]],
  [endpoints.membership, OBJECT, [null, [], {}]],
  [endpoints.partnerProgrammes, [OBJECT], [null, {}, OBJECT]],
  [endpoints.keptAddresses, [], [null, {}, OBJECT]],
  [endpoints.memberAddress, OBJECT, [null, [], {}]],
  [endpoints.paymentCard, null, [[], {}]],
];

describe.each(READS.map(([endpoint, right, wrong]) => ({ endpoint, right, wrong, path: endpoint.path })))(
  'read of $path',
  ({ endpoint, right, wrong }) => {
    it('returns a response of its shape', async () => {
      answer(right);
      expect(await request(endpoint, { params: { id: 1 } })).toEqual(right);
    });

    it.each([...wrong, '', CAPTIVE_PORTAL])('fails with the response %j', async (body) => {
      answer(body);
      expect(await failureOf(request(endpoint, { params: { id: 1 } }))).toMatchObject({
        code: 'UNAVAILABLE',
        status: 502,
        sentence: '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
      });
    });
  },
);

it('accepts an empty response to a write', async () => {
  client.defaults.adapter = fakeApi({ 'PUT /member/fcmToken': '' }).adapter;
  await expect(rawCall('/member/fcmToken', 'PUT')).resolves.toBe('');
});
