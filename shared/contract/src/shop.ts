/** Number of generated pictures of a shop without photos: its front by day and in the evening, and its interior. */
export const SHOP_PICTURES = 7;

/** Kind of shop; ruling: `DAILY` are the 매일새옷 partners. */
export const SHOP_DIVISIONS = ['GENERAL', 'DAILY'] as const;
export type ShopDivision = (typeof SHOP_DIVISIONS)[number];
export const DIVISION_LABEL: Record<ShopDivision, string> = { GENERAL: '일반', DAILY: '매일새옷' };

/**
 * Sort orders of the shop list; the first three are those of product specification §4, and the first is the default.
 */
export const SHOP_SORTS = ['Membership', 'Using', 'Distance', 'Rating', 'Price'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];
export const SHOP_SORT_LABEL: Record<ShopSort, string> = {
  Membership: '기본순',
  Using: '이용 많은 순',
  Distance: '가까운 순',
  Rating: '평점 높은 순',
  Price: '가격 낮은 순',
};

/** Paid extras of `DAILY` shops only, each with a price the shop sets; ruling. */
export const PAID_SERVICES = ['PREMIUM_HANGER', 'ANTIBACTERIAL', 'EXPRESS', 'FOLDING'] as const;
export type PaidServiceCode = (typeof PAID_SERVICES)[number];
export const PAID_SERVICE_LABEL: Record<PaidServiceCode, string> = {
  PREMIUM_HANGER: '프리미엄 옷걸이',
  ANTIBACTERIAL: '항균 처리',
  EXPRESS: '빠른 세탁',
  FOLDING: '개어서 포장',
};

/**
 * 27 item categories with the base price in won that shops vary (0.8–1.3 times, in steps of 100), and the base
 * turnaround in days. Product specification §3; both from price-list.json.
 */
export const ITEM_CATEGORIES = [
  { category: '상의/재킷', seedPriceWon: 5_900, seedTurnaroundDays: 3 },
  { category: '하의', seedPriceWon: 4_000, seedTurnaroundDays: 2 },
  { category: '스커트', seedPriceWon: 4_300, seedTurnaroundDays: 2 },
  { category: '와이셔츠', seedPriceWon: 1_900, seedTurnaroundDays: 2 },
  { category: '티셔츠', seedPriceWon: 3_500, seedTurnaroundDays: 2 },
  { category: '블라우스', seedPriceWon: 4_500, seedTurnaroundDays: 2 },
  { category: '원피스', seedPriceWon: 7_500, seedTurnaroundDays: 3 },
  { category: '스웨터/가디건', seedPriceWon: 5_500, seedTurnaroundDays: 3 },
  { category: '코트', seedPriceWon: 13_000, seedTurnaroundDays: 4 },
  { category: '가죽/모피', seedPriceWon: 45_000, seedTurnaroundDays: 10 },
  { category: '패딩', seedPriceWon: 16_900, seedTurnaroundDays: 4 },
  { category: '넥타이', seedPriceWon: 3_000, seedTurnaroundDays: 2 },
  { category: '스카프', seedPriceWon: 4_500, seedTurnaroundDays: 3 },
  { category: '내피', seedPriceWon: 5_000, seedTurnaroundDays: 3 },
  { category: '침구', seedPriceWon: 13_000, seedTurnaroundDays: 3 },
  { category: '커튼/카펫', seedPriceWon: 15_000, seedTurnaroundDays: 5 },
  { category: '한복', seedPriceWon: 15_000, seedTurnaroundDays: 5 },
  { category: '모자', seedPriceWon: 6_000, seedTurnaroundDays: 3 },
  { category: '가방/가죽제품', seedPriceWon: 25_000, seedTurnaroundDays: 10 },
  { category: '카시트', seedPriceWon: 30_000, seedTurnaroundDays: 5 },
  { category: '유모차', seedPriceWon: 35_000, seedTurnaroundDays: 5 },
  { category: '인형/완구', seedPriceWon: 8_000, seedTurnaroundDays: 4 },
  { category: '작업복/유니폼', seedPriceWon: 5_000, seedTurnaroundDays: 3 },
  { category: '구두/부츠', seedPriceWon: 12_000, seedTurnaroundDays: 5 },
  { category: '운동화', seedPriceWon: 5_500, seedTurnaroundDays: 4 },
  { category: '기타 신발', seedPriceWon: 7_000, seedTurnaroundDays: 4 },
  { category: '간절기 점퍼/아웃도어', seedPriceWon: 8_000, seedTurnaroundDays: 3 },
] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number]['category'];

/** Groups of a price list, the most asked first; each category belongs to one. */
export const ITEM_GROUPS = [
  { name: '상의', categories: ['와이셔츠', '티셔츠', '블라우스', '스웨터/가디건', '상의/재킷'] },
  { name: '하의·원피스', categories: ['하의', '스커트', '원피스'] },
  { name: '외투', categories: ['코트', '패딩', '간절기 점퍼/아웃도어', '내피', '가죽/모피'] },
  { name: '이불·집안 물건', categories: ['침구', '커튼/카펫', '인형/완구', '카시트', '유모차'] },
  { name: '신발·가방', categories: ['운동화', '구두/부츠', '기타 신발', '가방/가죽제품'] },
  { name: '소품·한복·작업복', categories: ['넥타이', '스카프', '모자', '한복', '작업복/유니폼'] },
] as const satisfies readonly { readonly name: string; readonly categories: readonly ItemCategory[] }[];

/** Pieces that customers ask for most, in their words; Home shows their lowest prices nearby and searches for them. */
export const ASKED_PIECES = [
  { name: '와이셔츠', category: '와이셔츠' },
  { name: '코트', category: '코트' },
  { name: '이불', category: '침구' },
  { name: '운동화', category: '운동화' },
] as const satisfies readonly { readonly name: string; readonly category: ItemCategory }[];

/** Category whose price the list shows for every shop, and sorts by unless another one was searched for. */
export const COMPARED_CATEGORY = '와이셔츠' satisfies ItemCategory;

/** Notice without an address: distances and days are counted from `DEFAULT_POSITION`. */
export const FROM_DEFAULT_POSITION = '아직 주소가 없어 서울 영등포구를 기준으로 보여 드려요.';

/** Filters of the list by parameter name; `endDistance` is its radius. */
export const SHOP_FILTERS = [
  'q',
  'handleItem',
  'isFavourite',
  'isFreeDelivery',
  'isMembershipService',
  'isParking',
  'canMend',
  'endDistance',
] as const;
export type ShopFilter = (typeof SHOP_FILTERS)[number];

/** 12 main services (`handleItem` of the list filter); product specification §3. */
export const MAIN_SERVICES = [
  '일반 세탁',
  '신발',
  '수선',
  '카펫',
  '침구',
  '커튼',
  '특수 얼룩 제거',
  '가죽',
  '모피',
  '명품',
  '유모차·카시트',
  '염색',
] as const;
export type MainService = (typeof MAIN_SERVICES)[number];

/**
 * Review keywords with their meanings. The meanings do not fit the key names: the product specification lists them so,
 * and a test pins the pairs.
 */
export const REVIEW_KEYWORDS = {
  keyWordQuality: '품질이 좋아요',
  keyWordUntact: '빨라요',
  keyWordFast: '프리미엄 관리가 좋아요',
  keyWordDelivery: '가격이 만족스러워요',
  keyWordPremium: '비대면이라 편해요',
  keyWordCharge: '수거와 배송이 매끄러워요',
  keyWordExpect: '기대한 만큼이에요',
  keyWordNo: '맞는 키워드가 없어요',
} as const;
export type ReviewKeyword = keyof typeof REVIEW_KEYWORDS;
