import { addLaundry, addMember } from '#testing/fixtures';
import { orderPickup, requestFields } from '#testing/request-fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Member = Awaited<ReturnType<typeof addMember>>;

const order = ({ headers }: Member, laundryId: number, changed: Readonly<Record<string, string>> = {}) =>
  orderPickup(api, headers, { fields: requestFields(laundryId, { refuseSecond: 'true', ...changed }) });

const begin = async () => ({ member: await addMember(api), laundryId: await addLaundry(api) });

describe('second request for the same shop and slot', () => {
  it('is refused with the first one, also after an edit of the form', async () => {
    const { member, laundryId } = await begin();
    const { applicationId } = (await order(member, laundryId)).json();
    const refused = await order(member, laundryId, { etc: '다른 탭에서 고친 글' });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        error: {
          code: 'ALREADY_EXISTS',
          svMessage: '이 세탁소에 같은 시간으로 이미 신청했어요. 하나 더 신청할까요?',
          applicationId,
        },
      },
    ]);
  });

  it('is not taken for the first one that is sent again', async () => {
    const { member, laundryId } = await begin();
    const headers = { ...member.headers, 'idempotency-key': 'sent-again' };
    const send = () => orderPickup(api, headers, { fields: requestFields(laundryId, { refuseSecond: 'true' }) });
    const first = (await send()).json();
    expect((await send()).json()).toEqual(first);
  });

  it('is placed when the customer means it', async () => {
    const { member, laundryId } = await begin();
    await order(member, laundryId);
    expect((await order(member, laundryId, { refuseSecond: 'false' })).statusCode).toBe(200);
  });

  it('is placed once by two devices at the same moment', async () => {
    const { member, laundryId } = await begin();
    const answers = await Promise.all([order(member, laundryId), order(member, laundryId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['another slot', async () => ({ collectionTime: '2026-03-03T13:00:00+09:00' })],
    ['another shop', async () => ({ laundryId: String(await addLaundry(api)) })],
  ])('is no second one at %s', async (_, other) => {
    const { member, laundryId } = await begin();
    await order(member, laundryId);
    expect((await order(member, laundryId, await other())).statusCode).toBe(200);
  });

  it('is no second one after a cancellation or of another member', async () => {
    const { member, laundryId } = await begin();
    const { applicationId } = (await order(member, laundryId)).json();
    expect((await order(await addMember(api), laundryId)).statusCode).toBe(200);
    const url = `/v1/app/request/delivery/${applicationId}/cancel`;
    await api.app.inject({ method: 'POST', url, headers: member.headers });
    expect((await order(member, laundryId)).statusCode).toBe(200);
  });
});
