import { eq } from 'drizzle-orm';
import { STATUSES_AFTER_APPROVAL, type RequestStatus } from '@dongne/contract';
import { requests } from '#tables';
import { asShop, detailOf, requestIn } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { transitionRequest } from '../on-transition';
import { lockRequest } from './request-repository';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const write = (id: number, changes: Partial<typeof requests.$inferInsert>) =>
  api.parts.database.update(requests).set(changes).where(eq(requests.id, id));

const REFUSED_BY_DATABASE = { cause: expect.objectContaining({ constraint: 'requests_washed_with_approval' }) };

describe('washing without an approved price', () => {
  it.each(STATUSES_AFTER_APPROVAL)('is rejected by the database: %s', async (status) => {
    const request = await requestIn(api, 'Registered');
    await expect(write(request.id, { status })).rejects.toMatchObject(REFUSED_BY_DATABASE);
    expect((await detailOf(api, request)).originalStatus).toBe('Registered');
  });

  it.each<[string, Partial<typeof requests.$inferInsert>]>([
    ['approval', { approvedAt: null }],
    ['approver', { approvedBy: null }],
    ['price', { totalWon: null }],
    ['offer', { approvedVersion: null }],
  ])('cannot be made by a later change: the %s stays', async (_, changes) => {
    const request = await requestIn(api, 'Processing');
    await expect(write(request.id, changes)).rejects.toMatchObject(REFUSED_BY_DATABASE);
  });

  it('cannot reference an offer that was never made', async () => {
    const request = await requestIn(api, 'Processing');
    await expect(write(request.id, { approvedVersion: 2 })).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'requests_approved_offer' }),
    });
  });

  it('is rejected by transitionRequest for every actor', async () => {
    const { id, laundryId } = await requestIn(api, 'Registered');
    const start = api.parts.database.transaction(async (tx) => {
      const request = await lockRequest(tx, { laundryId }, id);
      if (request === undefined) throw new Error('no request');
      await transitionRequest(tx, api.parts, request, { to: 'Processing', actor: { type: 'system' } });
    });
    await expect(start).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      svMessage: '고객이 금액을 확인하기 전에는 세탁을 시작할 수 없어요.',
    });
  });

  it.each<RequestStatus>(['Requested', 'Collected', 'Registering', 'Registered'])(
    'is rejected for the shop, from %s',
    async (status) => {
      const request = await requestIn(api, status);
      for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) {
        const refused = await asShop(api, request, command);
        expect([command, refused.statusCode, refused.json().error.code]).toEqual([command, 409, 'INVALID_TRANSITION']);
      }
      expect((await detailOf(api, request)).originalStatus).toBe(status);
    },
  );

  it('gets no sentence about the approval when it is too early', async () => {
    const refused = await asShop(api, await requestIn(api, 'Collected'), 'process');
    expect(refused.json().error.svMessage).toBe('지금은 할 수 없는 요청이에요. 화면을 새로고침해 주세요.');
  });
});
