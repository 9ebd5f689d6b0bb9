import {
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
} from '@dongne/contract';
import { FORM_PHOTO, fileOfDataUrl } from '@dongne/pages';
import * as v from 'valibot';
import { isBegun, keptMendOf, MENDING_IS_OPEN, mendCount, mendsOnWire, wantedMends } from '../mend/mend-rules';
import { MEND_FIELDS, NO_MENDS, type MendValues } from '../mend/mend-values';

const count = v.pipe(v.number(), v.integer(), v.minValue(LAUNDRY_COUNT.min), v.maxValue(LAUNDRY_COUNT.max));

const item = v.object({ category: v.picklist(ITEM_CATEGORIES.map(({ category }) => category)), count });

/** Each category once, and no more than an order may hold. */
const items = v.pipe(
  v.array(item),
  v.check((counted) => new Set(counted.map(({ category }) => category)).size === counted.length),
  v.check((counted) => piecesOf(counted) <= LAUNDRY_COUNT.max),
  v.readonly(),
);

/** What the customer wishes for their laundry, field by field. A new request, the edit of one and the draft share it. */
export const WISH_FIELDS = {
  laundryNumByUser: count,
  /** What of them is counted by category; never more. */
  items,
  hasPremium: v.boolean(),
  hasStain: v.boolean(),
  stains: v.pipe(v.array(FORM_PHOTO), v.readonly()),
  ...MEND_FIELDS,
  serviceCodes: v.pipe(v.array(v.picklist(PAID_SERVICES)), v.readonly()),
  etc: v.string(),
  /** No question is wanted for a price up to `advanceLimitWon`. */
  hasAdvance: v.boolean(),
  /** As it was typed, also while the switch is off; `null` while nothing is. */
  advanceLimitWon: v.nullable(v.number()),
};

export type LaundryWishes = {
  readonly [Field in keyof typeof WISH_FIELDS]: v.InferOutput<(typeof WISH_FIELDS)[Field]>;
};

/** A form nobody has touched. */
export const NO_WISHES: LaundryWishes = {
  laundryNumByUser: LAUNDRY_COUNT.initial,
  items: [],
  hasPremium: false,
  hasStain: false,
  stains: [],
  ...NO_MENDS,
  serviceCodes: [],
  etc: '',
  hasAdvance: false,
  advanceLimitWon: null,
};

/** What is to be mended has to be said, and what was begun finished: an order would go without it. */
const mendsProblem = ({ hasMend, mending, garments, keptMends }: MendValues): string | undefined => {
  if (!hasMend) return undefined;
  if (isBegun(mending)) return MENDING_IS_OPEN;
  return mendCount({ garments, keptMends }) > 0 ? undefined : '수선할 옷을 추가해 주세요.';
};

/** Says what is wrong with the mends of a form. */
export const checkMends = (wishes: MendValues, addIssue: (message: string) => void): void => {
  const problem = mendsProblem(wishes);
  if (problem !== undefined) addIssue(problem);
};

/** Name of a field on the wire → the form's field that shows its sentence. */
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
  advanceLimitWon: 'advanceLimitWon',
} as const satisfies Record<keyof typeof WISH_FORM, keyof LaundryWishes>;

/** The wishes as both forms send them. */
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
});

/** 세탁물 수량 without the garments that are mended, while all of it is named: it then follows what is named. */
const typedCount = ({ laundryNumByUser, announcedItems, mend }: RequestDetail): number => {
  const counted = piecesOf(announcedItems);
  const isAllNamed = counted > 0 && counted + mendedGarments(mend).length === laundryNumByUser;
  return isAllNamed ? counted : laundryNumByUser;
};

/** A request as the form shows it. What the shop has stopped taking is not counted any more: nobody could take it off. */
export const wishesOf = (request: RequestDetail, { prices }: Pick<ShopDetail, 'prices'>): LaundryWishes => ({
  laundryNumByUser: typedCount(request),
  items: stillOffered(request.announcedItems, prices),
  hasPremium: request.hasPremium,
  hasStain: request.hasStain,
  stains: request.stain.map(({ id, url }) => ({ id: `kept-${id}`, backgroundUrl: url, keptId: id })),
  hasMend: request.mend.length > 0,
  garments: [],
  mending: null,
  keptMends: request.mend.map(keptMendOf),
  serviceCodes: request.dailyLaundryPaidService.map(({ code }) => code),
  etc: request.etc,
  hasAdvance: request.advanceLimitWon !== null,
  advanceLimitWon: request.advanceLimitWon,
});
