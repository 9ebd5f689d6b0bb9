import { filtersOfQuery, queryOfFilters } from './shop-list-query';
import { INITIAL_FILTERS, type ShopFilters } from './shop-list-rules';

describe('filters in the URL', () => {
  it('are empty without a choice', () => {
    expect(queryOfFilters(INITIAL_FILTERS).toString()).toBe('');
  });

  it('survive a round trip', () => {
    const filters: ShopFilters = {
      sort: 'Distance',
      isFreeDelivery: true,
      isMembershipService: true,
      isParking: true,
      canMend: true,
      isFavourite: true,
      beginDistance: 1_000,
      endDistance: 10_000,
      handleItem: '유모차·카시트',
      q: '역삼동 100%',
    };
    expect(filtersOfQuery(new URLSearchParams(queryOfFilters(filters).toString()))).toEqual(filters);
  });

  it('ignore invalid values', () => {
    const query = new URLSearchParams('sort=Cheapest&isParking=yes&endDistance=-5&beginDistance=1e9&handleItem=세차');
    expect(filtersOfQuery(query)).toEqual(INITIAL_FILTERS);
  });

  it('limit the search text to visible letters and the server’s maximum', () => {
    const query = new URLSearchParams({ q: `\u0000셔\u202e츠${'가'.repeat(45)}🧺` });
    expect(filtersOfQuery(query).q).toBe(`셔츠${'가'.repeat(45)}`);
  });

  it('are limited to 10 km', () => {
    expect(filtersOfQuery(new URLSearchParams('endDistance=99999')).endDistance).toBe(10_000);
  });
});
