import { DEFAULT_ON_DEMAND_POSITION } from '@dongne/contract';
import { myLaundries } from '#tables';
import { addLaundry, addMember } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { ShopCardView, ShopGroupsView } from './laundry-schemas';

const HOME = DEFAULT_ON_DEMAND_POSITION;
/** Position some metres north of home. */
const north = (metres: number) => ({ latitude: HOME.latitude + metres / 111_195, longitude: HOME.longitude });

let api: TestApi;
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await openTestApi();
  const add = async (name: string, part: Parameters<typeof addLaundry>[1]) => {
    ids[name] = await addLaundry(api, { laundryName: name, ...part });
  };
  await add('가까운 멤버십', { ...north(300), hasMembershipService: true, usageCount: 5, rating: 4, reviewCount: 3 });
  await add('먼 멤버십', { ...north(2_500), hasMembershipService: true, usageCount: 900, rating: 5, reviewCount: 3 });
  await add('직접 배송', { ...north(1_000), isParking: true, canMend: false });
  await add('대행 배송', { ...north(1_200), canDelivery: false, useDeliveryAgency: true });
  await add('대행 멀리', { ...north(6_000), deliveryRadiusM: 1_000, useDeliveryAgency: true });
  await add('방문 전용', { ...north(700), canDelivery: false });
  await add('쉬는 곳', {
    ...north(800),
    pauseStartDate: '2026-03-01',
    pauseEndDate: '2026-03-05',
    reasonForPause: '휴가',
  });
  await add('닫은 곳', { ...north(900), canNewRequest: false });
  await add('무료 신발', { ...north(1_500), isFreeDelivery: true, handleItems: ['일반 세탁', '신발'] });
  await add('100%_세탁', { ...north(4_000) });
});
afterAll(() => api.close());

const POSITION = `latitude=${HOME.latitude}&longitude=${HOME.longitude}`;
const listFor = async (query = '', headers?: { authorization: string }): Promise<ShopGroupsView> => {
  const url = headers
    ? `/v1/app/laundry/list/group?${query}`
    : `/v1/app/nonMember/laundry/list/group?${POSITION}&${query}`;
  const answer = await api.app.inject({ url, ...(headers ? { headers } : {}) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const names = (cards: readonly ShopCardView[]): string[] => cards.map(({ laundryName }) => laundryName);
const allCards = ({ firstList, secondList, thirdList, third2List, fourthList }: ShopGroupsView): ShopCardView[] =>
  [firstList, secondList, thirdList, third2List, fourthList].flat();
const allNames = (groups: ShopGroupsView): string[] => names(allCards(groups));

describe('shop list', () => {
  it('assigns each shop to the group of the ruling', async () => {
    const groups = await listFor();
    expect({
      first: names(groups.firstList),
      second: names(groups.secondList),
      third: names(groups.thirdList).sort(),
      third2: names(groups.third2List),
      fourth: names(groups.fourthList).sort(),
    }).toEqual({
      first: [],
      second: ['가까운 멤버십', '먼 멤버십'],
      third: ['100%_세탁', '무료 신발', '직접 배송'],
      third2: ['대행 배송'],
      fourth: ['닫은 곳', '방문 전용', '쉬는 곳'],
    });
  });

  it.each([
    ['Membership', ['가까운 멤버십', '먼 멤버십']],
    ['Distance', ['가까운 멤버십', '먼 멤버십']],
    ['Using', ['먼 멤버십', '가까운 멤버십']],
  ])('sorts by %s', async (sort, expected) => {
    expect(names((await listFor(`sort=${sort}`)).secondList)).toEqual(expected);
  });

  it.each([
    ['isParking=1', ['직접 배송']],
    ['isParking=true', ['직접 배송']],
    ['isFreeDelivery=1', ['무료 신발']],
    ['isMembershipService=true', ['가까운 멤버십', '먼 멤버십']],
    [`handleItem=${encodeURIComponent('신발')}`, ['무료 신발']],
    ['beginDistance=2000', ['100%_세탁', '먼 멤버십']],
    ['beginDistance=2000&endDistance=3000', ['먼 멤버십']],
    [`q=${encodeURIComponent('멤버십')}`, ['가까운 멤버십', '먼 멤버십']],
    [`q=${encodeURIComponent('%_')}`, ['100%_세탁']],
    ['endDistance=400', ['가까운 멤버십']],
  ])('filters by %s', async (query, expected) => {
    expect(allNames(await listFor(query)).sort()).toEqual(expected);
  });

  it('ignores a filter that is 0, false or empty', async () => {
    const all = allNames(await listFor()).length;
    expect(allNames(await listFor('isParking=0&canMend=false&isFreeDelivery=&handleItem=&q=')).length).toBe(all);
    expect(allNames(await listFor('canMend=1'))).not.toContain('직접 배송');
  });

  it('has a range of 5 km by default and 10 km at most', async () => {
    expect(allNames(await listFor())).not.toContain('대행 멀리');
    expect(names((await listFor('endDistance=10000')).third2List)).toContain('대행 멀리');
    expect(allNames(await listFor('endDistance=99999999'))).toContain('대행 멀리');
  });

  it('measures from the member’s address, else from nowhere', async () => {
    const { headers } = await addMember(api);
    const elsewhere = 'latitude=35.1&longitude=129.0';
    const [nearest] = (await listFor(`sort=Distance&${elsewhere}`, headers)).secondList;
    expect(nearest).toMatchObject({ laundryName: '가까운 멤버십', distance: expect.closeTo(300, -1) });
  });

  it('shows a member’s own shops first and once, ignoring filters', async () => {
    const { headers, memberId } = await addMember(api);
    const laundryId = ids['먼 멤버십'] ?? 0;
    await api.parts.database
      .insert(myLaundries)
      .values({ memberId, laundryId, division: 'GENERAL', createdAt: api.clock.now() });
    for (const query of ['', 'endDistance=1000', 'isParking=1']) {
      const groups = await listFor(query, headers);
      expect(names(groups.firstList)).toEqual(['먼 멤버십']);
      expect(allNames(groups).filter((name) => name === '먼 멤버십')).toHaveLength(1);
    }
  });

  it('shows a pause on the card', async () => {
    const paused = (await listFor()).fourthList.find(({ laundryName }) => laundryName === '쉬는 곳');
    expect(paused).toMatchObject({ canPause: 1, reasonForPause: '휴가', pauseEndDate: '2026-03-05' });
  });

  it.each([
    'sort=Cheapest',
    'beginDistance=-1',
    'beginDistance=abc',
    'latitude=91',
    'handleItem=피자',
    'isParking=maybe',
  ])('rejects %s', async (query) => {
    const refused = await api.app.inject({ url: `/v1/app/nonMember/laundry/list/group?${encodeURI(query)}` });
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
  });

  it.each([
    ['latitude=37.5', 'longitude'],
    ['longitude=127', 'latitude'],
  ])('rejects an incomplete position, %s, of visitors and members', async (query, missing) => {
    const { headers } = await addMember(api);
    const path = `/laundry/list/group?${query}`;
    const answers = [
      await api.app.inject({ url: `/v1/app/nonMember${path}` }),
      await api.app.inject({ url: `/v1/app${path}`, headers }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toEqual({ [missing]: '위도와 경도를 함께 보내 주세요.' });
    }
  });
});
