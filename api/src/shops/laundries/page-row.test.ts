import { DEFAULT_ON_DEMAND_POSITION } from '@dongne/contract';
import { laundryHolidays, laundrySlots } from '#tables';
import { addLaundry } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import { readPage, type ListQuery } from './list-page-repository';
import { filtersOf } from './shop-query';
import { cardsByIds } from './shop-search-repository';

const PLACE = { ...DEFAULT_ON_DEMAND_POSITION, sidoCode: '11' };
const QUESTION: ListQuery = {
  filters: filtersOf({}, null),
  sort: 'Membership',
  categories: ['와이셔츠'],
  dated: ['와이셔츠'],
  without: [],
  now: '2026-03-02T01:00:00.000Z',
  today: '2026-03-02',
  isUngrouped: false,
};
const FLAGS = [
  ...(['canMend', 'isFreeDelivery', 'isParking', 'hasMembershipService'] as const),
  ...(['canDelivery', 'useDeliveryAgency', 'canNewRequest'] as const),
];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('page row', () => {
  it('has each column under its name with its type', async () => {
    const { database } = api.parts;
    // For any two flags, some shop has only one of them, so that swapped columns are noticed.
    for (const [index, flag] of FLAGS.entries()) {
      const others = Object.fromEntries(FLAGS.map((name) => [name, name === flag]));
      const laundryId = await addLaundry(api, {
        ...PLACE,
        ...others,
        profilePicture: index % 2 === 0 ? null : '/a-photo.jpg',
        reasonForPause: index % 2 === 0 ? '휴가' : null,
        pauseStartDate: index % 2 === 0 ? '2026-04-01' : null,
        pauseEndDate: index % 2 === 0 ? '2026-04-09' : null,
        ...{ closedWeekdays: [0, 3], slotCapacity: 3, deliveryRadiusM: 1_501, priceFromWon: 1_502, rating: 4.5 },
        ...{ deliveryFeeWon: 1_503, freeFromWon: 1_504, reviewCount: 7, handleItems: ['신발', '수선, "빠른" {1}'] },
      });
      await database.insert(laundryHolidays).values({ laundryId, day: '2026-03-05' });
      await database.insert(laundrySlots).values({ laundryId, startsAt: new Date(QUESTION.now), booked: 2 });
    }

    const { rows } = await readPage(database, PLACE, QUESTION, null, 30);
    const ids = rows.map(({ id }) => id);
    const byDrizzle = await cardsByIds(database, PLACE, QUESTION, ids);

    expect(rows).toHaveLength(FLAGS.length);
    expect(rows).toEqual(
      ids.map((id) => expect.objectContaining(byDrizzle.find((row) => row.id === id) ?? { id: 'of Drizzle' })),
    );
    expect(rows[0]).toMatchObject({ rank: expect.any(Number), key: expect.any(Number), counts: expect.any(Object) });
  });
});
