import { Type, type Static } from 'typebox';
import {
  FORM_LETTERS,
  ITEM_CATEGORIES,
  LISTED_SHOPS_PER_PART,
  MAIN_SERVICES,
  PAID_SERVICES,
  REVIEW_KEYWORDS,
  SHOP_DIVISIONS,
  SHOP_FILTERS,
  SHOP_SORTS,
} from '@dongne/contract';
import { LIST_CURSOR } from './list-cursor';
import { Flag, Id, Instant, keysOf, nullable, oneOf, ref } from '#base';

export const Division = oneOf(SHOP_DIVISIONS);
export const Category = oneOf(ITEM_CATEGORIES.map(({ category }) => category));

/** Price of a shop for one piece, in won. */
export const ComparedPrice = Type.Object({ category: Category, priceWon: Type.Integer() }, { $id: 'ComparedPrice' });

/** Shop in a list. `canPause` means that it is paused today; flags with 0 or 1 are so in the specification. */
export const ShopCard = Type.Object(
  {
    id: Type.Integer(),
    laundryName: Type.String(),
    profilePicture: nullable(Type.String()),
    distance: nullable(Type.Integer({ description: 'metres from the customer' })),
    rating: Type.Number({ description: '0 without reviews, else 1–5 with one decimal' }),
    reviewCount: Type.Integer(),
    division: Division,
    canMend: Type.Boolean(),
    isFreeDelivery: Type.Boolean(),
    isParking: Type.Boolean(),
    hasMembershipService: Type.Boolean(),
    canDelivery: Flag,
    useDeliveryAgency: Flag,
    canNewRequest: Flag,
    canPause: Flag,
    reasonForPause: nullable(Type.String()),
    pauseEndDate: nullable(Type.String({ description: 'last day of the pause, YYYY-MM-DD' })),
    priceFrom: Type.Integer({ description: 'lowest price of its list, won' }),
    handleItems: Type.Array(Type.String()),
    pickupAt: nullable(Instant, {
      description: 'start of its first free slot; null while nothing can be ordered from it',
    }),
    returnBy: nullable(Instant, {
      description: 'when it would give back what it collects then; expected, an offer says it for good',
    }),
    dong: Type.String(),
    deliveryFeeWon: Type.Integer(),
    freeFromWon: Type.Integer({ description: 'amount from which delivery is free, won' }),
    comparedPrice: Type.Optional(
      nullable(ref(ComparedPrice), {
        description: 'in the list: of a shirt, or of the piece that was searched for; null where the shop washes none',
      }),
    ),
  },
  { $id: 'ShopCard' },
);

/** Number of shops without one filter. */
const LooserFilter = Type.Object(
  { filter: oneOf(SHOP_FILTERS), count: Type.Integer() },
  { $id: 'LooserFilter', description: '`endDistance` stands for the widest range' },
);

/** Totals of the whole list, without the customer's own shops. */
const ShopsFound = Type.Object(
  {
    count: Type.Integer(),
    secondList: Type.Integer(),
    thirdList: Type.Integer(),
    third2List: Type.Integer(),
    fourthList: Type.Integer(),
    looser: Type.Array(ref(LooserFilter), {
      description: 'where nothing was found: which filters to take off, the one that hurts most first',
    }),
  },
  { $id: 'ShopsFound' },
);

/** Page of the five groups of the shop list, one after the other; ruling on `list/group`. */
export const ShopGroups = Type.Object(
  {
    firstList: Type.Array(ref(ShopCard), { description: 'my laundry and my daily laundry' }),
    secondList: Type.Array(ref(ShopCard), { description: 'membership shops that deliver to the customer' }),
    thirdList: Type.Array(ref(ShopCard), { description: 'other shops that deliver themselves' }),
    third2List: Type.Array(ref(ShopCard), { description: 'shops that deliver through an agency' }),
    fourthList: Type.Array(ref(ShopCard), {
      description: 'shops to visit, then paused ones and those that take no new request',
    }),
    nextCursor: nullable(Type.String({ description: 'where the next page begins; null after the last shop' })),
    found: nullable(ref(ShopsFound), { description: 'of the first page; null on the others' }),
  },
  { $id: 'ShopGroups' },
);

/** Line of a shop's price list. */
export const ShopPrice = Type.Object(
  {
    category: Category,
    priceWon: Type.Integer(),
    turnaroundDays: Type.Integer({ description: 'days on which the shop is open from the collection to the way back' }),
  },
  { $id: 'ShopPrice' },
);

/** Paid extra of a `DAILY` shop. */
export const PaidService = Type.Object(
  { code: oneOf(PAID_SERVICES), label: Type.String(), priceWon: Type.Integer() },
  { $id: 'PaidService' },
);

/** Number of reviews with a keyword. */
const KeywordCount = Type.Object(
  { keyword: oneOf(keysOf(REVIEW_KEYWORDS)), count: Type.Integer() },
  { $id: 'KeywordCount' },
);

/** Details of a shop for customers. */
export const ShopDetail = Type.Object(
  {
    id: Type.Integer(),
    profilePicture: nullable(Type.String()),
    pictures: Type.Array(Type.String(), { description: 'addresses, three wide to two high' }),
    laundryName: Type.String(),
    representive: Type.String(),
    career: Type.Integer({ description: 'years' }),
    canMend: Type.Boolean(),
    division: Division,
    dailyLaundryPaidService: Type.Array(ref(PaidService)),
    isFreeDelivery: Type.Boolean(),
    isParking: Type.Boolean(),
    isSpecialized: Type.Boolean(),
    hasMembershipService: Type.Boolean(),
    canDelivery: Flag,
    useDeliveryAgency: Flag,
    canNewRequest: Flag,
    canPause: Flag,
    reasonForPause: nullable(Type.String()),
    pauseStartDate: nullable(Type.String()),
    pauseEndDate: nullable(Type.String()),
    handleItems: Type.Array(Type.String()),
    prices: Type.Array(ref(ShopPrice)),
    hours: Type.Object({ opensAt: Type.String({ description: 'HH:mm' }), closesAt: Type.String() }),
    closedWeekdays: Type.Array(Type.Integer({ description: '0 is Sunday' })),
    holidays: Type.Array(Type.String({ description: 'days to come on which the shop is closed, YYYY-MM-DD' })),
    address: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    distance: nullable(Type.Integer({ description: 'metres from the customer' })),
    deliveryFeeWon: Type.Integer(),
    freeFromWon: Type.Integer({ description: 'amount from which delivery is free, won' }),
    notice: nullable(Type.String()),
    rating: Type.Number(),
    reviewCount: Type.Integer(),
    keywordCounts: Type.Array(ref(KeywordCount)),
    coversMe: nullable(
      Type.Boolean({ description: 'whether it delivers to the customer; null when it is not known where they are' }),
    ),
    coverage: nullable(oneOf(['self', 'agency', 'none']), {
      description: 'how it comes to the customer: by its own van, by an agency, not at all; null as `coversMe`',
    }),
    beyondReachM: nullable(
      Type.Integer({
        description: 'metres that its own van does not come far enough; null where it comes, or there is none',
      }),
    ),
    isMyLaundry: Type.Boolean(),
    isFavourite: Type.Boolean(),
  },
  { $id: 'ShopDetail' },
);

/** Prices of one category around a shop, or in the whole service. */
export const AverageCharge = Type.Object(
  { category: Category, min: Type.Integer(), average: Type.Integer(), max: Type.Integer() },
  { $id: 'AverageCharge' },
);

/** Number that forwards calls to the shop. */
export const SafetyNumber = Type.Object({ safetyNumber: Type.String() }, { $id: 'SafetyNumber' });

/** Position of a visitor; a member's follows from the address. */
export const PositionQuery = Type.Object({
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});

/** Switch sent as `1`, `0`, `true`, `false` or an empty text by links and older clients. */
const Switch = Type.Optional(Type.String({ enum: ['', '0', '1', 'true', 'false'] }));

/** Query fields of list and map filters. */
export const ShopFilterFields = {
  isFreeDelivery: Switch,
  isMembershipService: Switch,
  isParking: Switch,
  canMend: Switch,
  handleItem: Type.Optional(oneOf(['', ...MAIN_SERVICES])),
  q: Type.Optional(
    Type.String({
      maxLength: FORM_LETTERS.shopSearch,
      description: 'parts of name, dong or piece, initial consonants too',
    }),
  ),
};

export const ShopListQuery = Type.Object({
  ...PositionQuery.properties,
  ...ShopFilterFields,
  sort: Type.Optional(oneOf(SHOP_SORTS)),
  beginDistance: Type.Optional(Type.Integer({ minimum: 0, description: 'metres' })),
  endDistance: Type.Optional(Type.Integer({ minimum: 0, description: 'metres; 5000 unless told, at most 10000' })),
  isFavourite: Switch,
  cursor: Type.Optional(Type.String({ pattern: LIST_CURSOR })),
  isUngrouped: Switch,
});

/** Without a shop, the prices around a visitor's position or a member's address. */
export const AverageChargeQuery = Type.Object({ laundryId: Type.Optional(Id), ...PositionQuery.properties });

export type ShopCardView = Static<typeof ShopCard>;
export type ShopDetailView = Static<typeof ShopDetail>;
export type ShopGroupsView = Static<typeof ShopGroups>;
export type ShopListFilters = Static<typeof ShopListQuery>;
/** Filters of list and map, without the distances, which the map ignores. */
export type ShopFilterQuery = Omit<ShopListFilters, 'sort' | 'cursor' | 'isUngrouped'>;

/** Part of all shops. */
export const ListedShopsQuery = Type.Object({
  part: Type.Optional(Type.Integer({ minimum: 1, maximum: Math.ceil(2 ** 31 / LISTED_SHOPS_PER_PART), default: 1 })),
});

/** Part of all shops, with public data only, for a site map. */
export const ListedShops = Type.Object(
  {
    parts: Type.Integer({ description: 'how many parts there are' }),
    shops: Type.Array(
      Type.Object({
        id: Type.Integer(),
        hasReviews: Type.Boolean(),
        changedAt: Instant,
      }),
    ),
  },
  { $id: 'ListedShops' },
);
