import { DEFAULT_ON_DEMAND_POSITION, ITEM_CATEGORIES } from '@dongne/contract';
import { and, eq } from 'drizzle-orm';
import { myLaundries, laundryHolidays, laundrySlots, laundryPrices } from '#tables';
import { addLaundry, addMember } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import type { ShopCardView } from './laundry-schemas';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.clock.travelTo(TEST_NOW)); // a Monday, 10:00
afterAll(() => api.close());

const { latitude, longitude } = DEFAULT_ON_DEMAND_POSITION;
const cardOf = async (id: number, q = ''): Promise<ShopCardView | undefined> => {
  const url = `/v1/app/nonMember/laundry/list/group?${new URLSearchParams({ latitude: `${latitude}`, longitude: `${longitude}`, q })}`;
  const groups: Record<string, ShopCardView[]> = (await api.app.inject({ url })).json();
  return Object.values(groups)
    .flat()
    .find((card) => card.id === id);
};
const pickupOf = async (id: number) => {
  const card = await cardOf(id);
  return [card?.pickupAt, card?.returnBy];
};
const at = (text: string): string => new Date(`${text}+09:00`).toISOString();
const endOf = (day: string): string => at(`${day}T23:59:59.999`);

describe('first pickup of a listed shop', () => {
  it('is its first free slot, returned after the slowest everyday category', async () => {
    const id = await addLaundry(api);
    expect(await pickupOf(id)).toEqual([at('2026-03-02T13:00'), endOf('2026-03-05')]);
  });

  it('is tomorrow when today is full, late or closed', async () => {
    const full = await addLaundry(api, { slotCapacity: 1 });
    const starts = ['13', '15', '17', '19'].map((hour) => new Date(`2026-03-02T${hour}:00+09:00`));
    await api.parts.database
      .insert(laundrySlots)
      .values(starts.map((startsAt) => ({ laundryId: full, startsAt, booked: 1 })));
    const closed = await addLaundry(api, { closedWeekdays: [1] });
    const tomorrow = [at('2026-03-03T09:00'), endOf('2026-03-06')];
    expect([await pickupOf(full), await pickupOf(closed)]).toEqual([tomorrow, tomorrow]);
    const other = await addLaundry(api);
    api.clock.travelTo(new Date('2026-03-02T18:30:00+09:00'));
    expect(await pickupOf(other)).toEqual(tomorrow);
  });

  it('skips closed days in the return date', async () => {
    const id = await addLaundry(api, { closedWeekdays: [3] });
    await api.parts.database.insert(laundryHolidays).values({ laundryId: id, day: '2026-03-05' });
    expect(await pickupOf(id)).toEqual([at('2026-03-02T13:00'), endOf('2026-03-07')]);
  });

  it('returns what was searched for after its own turnaround days', async () => {
    const id = await addLaundry(api);
    // A coat takes four days, leather ten; everyday laundry three.
    const [coat, leather] = [await cardOf(id, '코트'), await cardOf(id, '가죽/모피')];
    expect([coat?.returnBy, leather?.returnBy]).toEqual([endOf('2026-03-06'), endOf('2026-03-12')]);
  });

  it('uses the turnaround days set by the shop', async () => {
    const id = await addLaundry(api);
    await api.parts.database
      .update(laundryPrices)
      .set({ turnaroundDays: 6 })
      .where(and(eq(laundryPrices.laundryId, id), eq(laundryPrices.category, '원피스')));
    expect(await pickupOf(id)).toEqual([at('2026-03-02T13:00'), endOf('2026-03-08')]);
  });

  it.each([
    ['a shop to visit', { canDelivery: false }],
    ['a shop that takes no new request', { canNewRequest: false }],
    ['a paused shop', { pauseStartDate: '2026-03-01', pauseEndDate: '2026-03-04' }],
    ['a shop that is never open', { closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }],
    ['a shop without places', { slotCapacity: 0 }],
  ])('is missing for %s', async (_, part) => {
    expect(await pickupOf(await addLaundry(api, part))).toEqual([null, null]);
  });

  it('is shown for a customer’s own shop, too', async () => {
    const own = await addLaundry(api, { closedWeekdays: [1, 2] });
    const { headers, memberId } = await addMember(api);
    await api.parts.database
      .insert(myLaundries)
      .values({ memberId, laundryId: own, division: 'GENERAL', createdAt: TEST_NOW });
    const groups = (await api.app.inject({ url: '/v1/app/laundry/list/group', headers })).json();
    expect(groups.firstList).toMatchObject([
      { id: own, pickupAt: at('2026-03-04T09:00'), returnBy: endOf('2026-03-07') },
    ]);
  });

  it('equals the slots of the shop', async () => {
    const id = await addLaundry(api, { closedWeekdays: [2], slotCapacity: 2 });
    const url = `/v1/app/nonMember/laundry/${id}/slots?date=2026-03-02`;
    const [slot] = (await api.app.inject({ url })).json();
    expect([slot.startsAt, slot.returnAt]).toEqual(await pickupOf(id));
  });
});

it('shop page shows the turnaround days of each category', async () => {
  const id = await addLaundry(api);
  const { prices } = (await api.app.inject({ url: `/v1/app/nonMember/laundry/detail/${id}` })).json();
  expect(prices.map(({ turnaroundDays }: { turnaroundDays: number }) => turnaroundDays)).toEqual(
    ITEM_CATEGORIES.map(({ seedTurnaroundDays }) => seedTurnaroundDays),
  );
});
