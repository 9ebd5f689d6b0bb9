import {
  ITEM_CATEGORIES,
  LAUNDRY_COUNT,
  PAID_SERVICES,
  piecesOf,
  REQUEST_LIMITS,
  stillOffered,
  type FormValues,
  type RequestDetail,
  type RequestMend,
  type ShopDetail,
  type WISH_FORM,
} from '@dongne/contract';
import * as v from 'valibot';
import { fileOfDataUrl } from './photo-shrink';

export const MEND_NOTE_MAX_LETTERS = REQUEST_LIMITS.mendNoteLetters;

/** A photo of the form: one picked just now, or one the server already has. */
const photo = v.object({
  /** Which photo it is, in this form and in its draft. */
  id: v.string(),
  /** What is shown: a data URL of a new photo, the address of an old one. */
  backgroundUrl: v.string(),
  /** Id of a photo the server has; `null` for a new one. */
  keptId: v.nullable(v.number()),
});
export type FormPhoto = Readonly<v.InferOutput<typeof photo>>;

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
  stains: v.pipe(v.array(photo), v.readonly()),
  hasMend: v.boolean(),
  mendNote: v.string(),
  serviceCodes: v.pipe(v.array(v.picklist(PAID_SERVICES)), v.readonly()),
  etc: v.string(),
  /** No question is wanted for a price up to `advanceLimitWon`. */
  hasAdvance: v.boolean(),
  /** As it was typed, also while the switch is off; `null` while nothing is. */
  advanceLimitWon: v.nullable(v.number()),
};

const WISHES = v.object(WISH_FIELDS);

export type LaundryWishes = Readonly<v.InferOutput<typeof WISHES>>;

/** A form nobody has touched. */
export const NO_WISHES: LaundryWishes = {
  laundryNumByUser: LAUNDRY_COUNT.initial,
  items: [],
  hasPremium: false,
  hasStain: false,
  stains: [],
  hasMend: false,
  mendNote: '',
  serviceCodes: [],
  etc: '',
  hasAdvance: false,
  advanceLimitWon: null,
};

/** A mend has to be described. */
export const MEND_NOTE_MISSING = '어디를 어떻게 수선할지 적어 주세요.';
export const isMendDescribed = ({ hasMend, mendNote }: Pick<LaundryWishes, 'hasMend' | 'mendNote'>): boolean =>
  !hasMend || mendNote.trim() !== '';

/** What the form of an edit can say before the server is asked; the server checks everything again. */
export const EDIT_SCHEMA = v.pipe(
  WISHES,
  v.forward(
    v.check((wishes) => isMendDescribed(wishes), MEND_NOTE_MISSING),
    ['mendNote'],
  ),
);

/** The same where a mend is there that pictures describe: only a mend in words needs words. */
export const EDIT_SCHEMA_WITH_PICTURES = WISHES;

/** Name of a field on the wire → the form's field that shows its sentence. */
export const FIELD_OF_WIRE = {
  laundryNumByUser: 'laundryNumByUser',
  items: 'items',
  hasPremium: 'hasPremium',
  hasStain: 'hasStain',
  stain: 'stains',
  mendInfo: 'mendNote',
  mend: 'mendNote',
  dailyLaundryPaidService: 'serviceCodes',
  etc: 'etc',
  advanceLimitWon: 'advanceLimitWon',
} as const satisfies Record<keyof typeof WISH_FORM, keyof LaundryWishes>;

/** The wishes as both forms send them. @param mendNote a mend that is only described; marked pictures come with the mend steps. */
export const wishesOnWire = (wishes: LaundryWishes, mendNote: string | undefined): FormValues<typeof WISH_FORM> => ({
  laundryNumByUser: wishes.laundryNumByUser,
  items: wishes.items,
  hasPremium: wishes.hasPremium,
  hasStain: wishes.hasStain,
  stain: wishes.hasStain
    ? wishes.stains
        .filter(({ keptId }) => keptId === null)
        .map(({ backgroundUrl }, index) => fileOfDataUrl(backgroundUrl, `stain-${index + 1}`))
    : undefined,
  mendInfo:
    mendNote === undefined
      ? undefined
      : [{ mendName: '수선', withLaundry: true, mendDetail: mendNote.trim(), imageCount: 0 }],
  mend: undefined,
  etc: wishes.etc.trim(),
  advanceLimitWon: wishes.hasAdvance ? wishes.advanceLimitWon : null,
  dailyLaundryPaidService: wishes.serviceCodes,
});

/** The mend that is only described in words; mends with marked pictures come from the mend steps. */
export const noteMendOf = (mends: readonly RequestMend[]): RequestMend | undefined =>
  mends.find(({ images }) => images.length === 0);

/** A request as the form shows it. What the shop has stopped taking is not counted any more: nobody could take it off. */
export const wishesOf = (request: RequestDetail, { prices }: Pick<ShopDetail, 'prices'>): LaundryWishes => ({
  laundryNumByUser: request.laundryNumByUser,
  items: stillOffered(request.announcedItems, prices),
  hasPremium: request.hasPremium,
  hasStain: request.hasStain,
  stains: request.stain.map(({ id, url }) => ({ id: `kept-${id}`, backgroundUrl: url, keptId: id })),
  hasMend: request.mend.length > 0,
  mendNote: noteMendOf(request.mend)?.mendDetail ?? '',
  serviceCodes: request.dailyLaundryPaidService.map(({ code }) => code),
  etc: request.etc,
  hasAdvance: request.advanceLimitWon !== null,
  advanceLimitWon: request.advanceLimitWon,
});
