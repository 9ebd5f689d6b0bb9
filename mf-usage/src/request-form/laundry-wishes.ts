import {
  CLAIM_COMPENSATION,
  formatWon,
  handedOver,
  ITEM_CATEGORIES,
  LAUNDRY_COUNT,
  mendedGarments,
  PAID_SERVICES,
  piecesOf,
  stillOffered,
  type FormValues,
  type RequestDetail,
  type ShopDetail,
  type WISH_FORM,
  typedText,
  VALUABLE,
  type Valuable,
  WASHING_PREFERENCES,
} from '@dongne/contract';
import { FORM_PHOTO, fileOfDataUrl } from '@dongne/pages';
import * as v from 'valibot';
import { isBegun, savedMendOf, MENDING_IS_OPEN, mendCount, mendsOnWire, wantedMends } from '../mend/mend-rules';
import { MEND_FIELDS, NO_MENDS, type MendValues } from '../mend/mend-values';

const count = v.pipe(v.number(), v.integer(), v.minValue(LAUNDRY_COUNT.min), v.maxValue(LAUNDRY_COUNT.max));

const item = v.object({ category: v.picklist(ITEM_CATEGORIES.map(({ category }) => category)), count });

/** Unique categories, limited to what an order may contain. */
const items = v.pipe(
  v.array(item),
  v.check((counted) => new Set(counted.map(({ category }) => category)).size === counted.length),
  v.check((counted) => piecesOf(counted) <= LAUNDRY_COUNT.max),
  v.readonly(),
);

const { softener, ironing, temperature, scent } = WASHING_PREFERENCES;

/** Names of a table, typed. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, string>>): Name[] =>
  Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));

const preferences = v.object({
  softener: v.picklist(namesOf(softener.choices)),
  ironing: v.picklist(namesOf(ironing.choices)),
  temperature: v.picklist(namesOf(temperature.choices)),
  scent: v.picklist(namesOf(scent.choices)),
});

/** Valued piece as it is typed; incomplete while being filled in. */
const valued = v.object({
  category: v.nullable(v.picklist(ITEM_CATEGORIES.map(({ category }) => category))),
  priceWon: v.nullable(v.number()),
  /** `2024-03-02`; empty without a day. */
  boughtOn: v.string(),
});
export type TypedValuable = v.InferOutput<typeof valued>;

/** Schema of the laundry wishes, shared by a new request, an edit and the draft. */
export const WISH_FIELDS = {
  laundryNumByUser: count,
  /** Pieces counted by category; never more than the total. */
  items,
  hasPremium: v.boolean(),
  hasStain: v.boolean(),
  stains: v.pipe(v.array(FORM_PHOTO), v.readonly()),
  ...MEND_FIELDS,
  serviceCodes: v.pipe(v.array(v.picklist(PAID_SERVICES)), v.readonly()),
  etc: v.string(),
  /** Pieces that the customer values, with price and day of purchase. */
  valuables: v.pipe(v.array(valued), v.maxLength(VALUABLE.most), v.readonly()),
  /** `null` until chosen here: the member's last ones. */
  washingPreferences: v.nullable(preferences),
  /** Approves prices up to `advanceLimitWon` without asking. */
  hasAdvance: v.boolean(),
  /** Amount as typed, also while switched off; `null` when empty. */
  advanceLimitWon: v.nullable(v.number()),
};

export type LaundryWishes = {
  readonly [Field in keyof typeof WISH_FIELDS]: v.InferOutput<(typeof WISH_FIELDS)[Field]>;
};

/** Initial wishes. */
export const NO_WISHES: LaundryWishes = {
  laundryNumByUser: LAUNDRY_COUNT.initial,
  items: [],
  hasPremium: false,
  hasStain: false,
  stains: [],
  ...NO_MENDS,
  serviceCodes: [],
  etc: '',
  valuables: [],
  washingPreferences: null,
  hasAdvance: false,
  advanceLimitWon: null,
};

/** Error of missing or unfinished mends, which an order would otherwise lose. */
const mendsProblem = ({ hasMend, mending, garments, keptMends }: MendValues): string | undefined => {
  if (!hasMend) return undefined;
  if (isBegun(mending)) return MENDING_IS_OPEN;
  return mendCount({ garments, keptMends }) > 0 ? undefined : '수선할 옷을 추가해 주세요.';
};

/** Reports the error of a form's mends. */
export const checkMends = (wishes: MendValues, addIssue: (message: string) => void): void => {
  const problem = mendsProblem(wishes);
  if (problem !== undefined) addIssue(problem);
};

const isEmpty = ({ category, priceWon, boughtOn }: TypedValuable): boolean =>
  category === null && priceWon === null && boughtOn === '';

const completeValuables = (typed: readonly TypedValuable[]): readonly Valuable[] =>
  typed.flatMap(({ category, priceWon, boughtOn }) =>
    category === null || priceWon === null || boughtOn === '' ? [] : [{ category, priceWon, boughtOn }],
  );

/** Error of valued pieces: incomplete ones and prices out of range. Untouched ones are left out. */
const valuablesProblem = (typed: readonly TypedValuable[]): string | undefined => {
  const begun = typed.filter((each) => !isEmpty(each));
  if (completeValuables(begun).length < begun.length) return '품목, 산 가격, 산 날짜를 모두 적어 주세요.';
  return begun.every(({ priceWon }) => isWorth(priceWon ?? 0))
    ? undefined
    : `${formatWon(VALUABLE.fromWon)}부터 ${formatWon(CLAIM_COMPENSATION.maxPriceWon)}까지 적을 수 있어요.`;
};

const isWorth = (priceWon: number): boolean =>
  priceWon >= VALUABLE.fromWon && priceWon <= CLAIM_COMPENSATION.maxPriceWon;

/** Reports the error of a form's valued pieces. */
export const checkValuables = (
  { valuables }: Pick<LaundryWishes, 'valuables'>,
  addIssue: (message: string) => void,
): void => {
  const problem = valuablesProblem(valuables);
  if (problem !== undefined) addIssue(problem);
};

/** Wire field → form field that shows its error. */
export const FIELD_OF_WIRE = {
  laundryNumByUser: 'laundryNumByUser',
  items: 'items',
  hasPremium: 'hasPremium',
  hasStain: 'hasStain',
  stain: 'stains',
  mendInfo: 'garments',
  mend: 'garments',
  dailyLaundryPaidService: 'serviceCodes',
  etc: 'etc',
  valuables: 'valuables',
  washingPreferences: 'washingPreferences',
  advanceLimitWon: 'advanceLimitWon',
} as const satisfies Record<keyof typeof WISH_FORM, keyof LaundryWishes>;

/** Serialized wishes of both forms. */
export const wishesOnWire = (wishes: LaundryWishes): FormValues<typeof WISH_FORM> => ({
  laundryNumByUser: handedOver({ count: wishes.laundryNumByUser, items: wishes.items, mends: wantedMends(wishes) }),
  items: wishes.items,
  hasPremium: wishes.hasPremium,
  hasStain: wishes.hasStain,
  stain: wishes.hasStain
    ? wishes.stains
        .filter(({ keptId }) => keptId === null)
        .map(({ backgroundUrl }, index) => fileOfDataUrl(backgroundUrl, `stain-${index + 1}`))
    : undefined,
  ...mendsOnWire(wishes),
  etc: typedText(wishes.etc),
  advanceLimitWon: wishes.hasAdvance ? wishes.advanceLimitWon : null,
  dailyLaundryPaidService: wishes.serviceCodes,
  valuables: completeValuables(wishes.valuables),
  washingPreferences: wishes.washingPreferences ?? undefined,
});

/** 세탁물 수량 without mended garments while all pieces are named: it then follows them. */
const typedCount = ({ laundryNumByUser, announcedItems, mend }: RequestDetail): number => {
  const counted = piecesOf(announcedItems);
  const isAllNamed = counted > 0 && counted + mendedGarments(mend).length === laundryNumByUser;
  return isAllNamed ? counted : laundryNumByUser;
};

/** Form values of a request. Drops counted pieces that the shop no longer takes, since they could not be removed. */
export const wishesOf = (request: RequestDetail, { prices }: Pick<ShopDetail, 'prices'>): LaundryWishes => ({
  laundryNumByUser: typedCount(request),
  items: stillOffered(request.announcedItems, prices),
  hasPremium: request.hasPremium,
  hasStain: request.hasStain,
  stains: request.stain.map(({ id, url }) => ({ id: `kept-${id}`, backgroundUrl: url, keptId: id })),
  hasMend: request.mend.length > 0,
  garments: [],
  mending: null,
  keptMends: request.mend.map(savedMendOf),
  serviceCodes: request.dailyLaundryPaidService.map(({ code }) => code),
  etc: request.etc,
  valuables: request.valuables,
  washingPreferences: request.washingPreferences,
  hasAdvance: request.advanceLimitWon !== null,
  advanceLimitWon: request.advanceLimitWon,
});
