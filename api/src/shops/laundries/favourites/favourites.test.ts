import { eq } from 'drizzle-orm';
import { DEFAULT_ON_DEMAND_POSITION as HOME } from '@dongne/contract';
import { favouriteShops } from '#tables';
import { addLaundry, addMember } from '#testing/fixtures';
import { withdraw } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { ShopGroupsView } from '../laundry-schemas';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Headers = Readonly<Record<string, string>>;

const move = async (headers: Headers, method: 'PUT' | 'DELETE', id: number | string) =>
  api.app.inject({ method, url: `/v1/app/laundry/${id}/favourite`, headers });

const isLiked = async (headers: Headers, id: number): Promise<boolean> =>
  (await api.app.inject({ url: `/v1/app/laundry/detail/${id}`, headers })).json().isFavourite;

const likedIn = async (url: string, headers: Headers = {}) => {
  const answer = await api.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  const { firstList, secondList, thirdList, third2List, fourthList, found } = answer.json<ShopGroupsView>();
  const names = [...firstList, ...secondList, ...thirdList, ...third2List, ...fourthList].map(
    (shop) => shop.laundryName,
  );
  return { names: names.toSorted(), found };
};

const LIST = `/list/group?latitude=${HOME.latitude}&longitude=${HOME.longitude}&isFavourite=1`;

describe('favourite shops', () => {
  it('are unlimited, stored once each, and removable', async () => {
    const { headers } = await addMember(api);
    const other = await addMember(api);
    const [first, second] = [await addLaundry(api), await addLaundry(api)];
    for (const id of [first, second, second])
      expect((await move(headers, 'PUT', id)).json()).toEqual({ isFavourite: true });
    expect([await isLiked(headers, first), await isLiked(headers, second)]).toEqual([true, true]);
    expect(await isLiked(other.headers, first)).toBe(false);
    for (const id of [first, first]) expect((await move(headers, 'DELETE', id)).json()).toEqual({ isFavourite: false });
    expect([await isLiked(headers, first), await isLiked(headers, second)]).toEqual([false, true]);
  });

  it('are stored once for twenty concurrent calls', async () => {
    const { headers } = await addMember(api);
    const id = await addLaundry(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(headers, 'PUT', id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await isLiked(headers, id)).toBe(true);
  });

  it('filter the list, which suggests looser filters', async () => {
    const { headers } = await addMember(api, { ...HOME });
    const liked = await addLaundry(api, { ...HOME, laundryName: '찜한 곳' });
    await addLaundry(api, { ...HOME, laundryName: '모르는 곳' });
    expect(await likedIn(`/v1/app/laundry${LIST}`, headers)).toMatchObject({
      names: [],
      found: { count: 0, looser: [{ filter: 'isFavourite' }] },
    });
    await move(headers, 'PUT', liked);
    expect((await likedIn(`/v1/app/laundry${LIST}`, headers)).names).toEqual(['찜한 곳']);
    // A visitor has no favourites, so the filter is ignored.
    expect((await likedIn(`/v1/app/nonMember/laundry${LIST}`)).names).toContain('모르는 곳');
  });

  it('are deleted when the member withdraws', async () => {
    const { headers, memberId } = await addMember(api);
    await move(headers, 'PUT', await addLaundry(api));
    const gone = await withdraw(api, headers);
    expect(gone.statusCode).toBe(204);
    const { database } = api.parts;
    expect(await database.$count(favouriteShops, eq(favouriteShops.memberId, memberId))).toBe(0);
  });

  it.each([
    ['999999999', 404, 'NOT_FOUND'],
    ['-1', 422, 'VALIDATION'],
    ['99999999999999', 422, 'VALIDATION'],
    ['abc', 422, 'VALIDATION'],
  ])('reject the shop id %s', async (id, status, code) => {
    const { headers } = await addMember(api);
    const refused = await move(headers, 'PUT', id);
    expect([refused.statusCode, refused.json().error.code]).toEqual([status, code]);
  });

  it('require a login', async () => {
    const refused = await move({}, 'PUT', await addLaundry(api));
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'NO_JWT']);
  });
});
