import {
  GARMENTS,
  hasPart,
  IMAGE_LIMIT,
  type Garment,
  LAUNDRY_COUNT,
  piecesOf,
  REQUEST_LIMITS,
  REQUEST_NOTE_MAX_LETTERS,
  seoulDate,
  type AnnouncedItem,
  VALUABLE,
  type WISH_FORM,
} from '@dongne/contract';
import { Type } from 'typebox';
import { invalidField, isBlank, keysOf, nullable, oneOf, type SentPhoto } from '#base';
import { WashingPreferences } from '#customers';
import { AnnouncedItems, type RequestRow, ValuedPiece } from '../order';
import type { FormReader, SentForm } from './form-reader';

const MendInfo = Type.Array(
  Type.Object({
    mendName: Type.String({ minLength: 1, maxLength: 60 }),
    withLaundry: Type.Optional(Type.Boolean()),
    mendDetail: Type.Optional(Type.String({ maxLength: REQUEST_LIMITS.mendNoteLetters })),
    imageCount: Type.Optional(Type.Integer({ minimum: 0, maximum: IMAGE_LIMIT.mendItem })),
    clothType: Type.Optional(oneOf(keysOf(GARMENTS))),
    clothNo: Type.Optional(Type.Integer({ minimum: 0, maximum: REQUEST_LIMITS.mends })),
    clothPhotoCount: Type.Optional(Type.Integer({ minimum: 0, maximum: IMAGE_LIMIT.mendItem })),
  }),
  { maxItems: REQUEST_LIMITS.mends },
);
const SentPreferences = nullable(WashingPreferences);
const SentValuables = nullable(Type.Array(ValuedPiece, { maxItems: VALUABLE.most }));
const VALUED_WRONG = '구입 가격과 날짜를 다시 확인해 주세요.';

const ServiceCodes = Type.Array(Type.Union([Type.String(), Type.Object({ code: Type.String() })]), { maxItems: 10 });

/** A mend with its marked pictures. */
export interface MendInput {
  readonly mendName: string;
  readonly withLaundry: boolean;
  readonly mendDetail: string;
  /** Garment; null in forms of old pages without the choice. */
  readonly clothType: Garment | null;
  /** Number that groups the mends of one garment in this form. */
  readonly clothNo: number | null;
  readonly photos: readonly SentPhoto[];
  readonly clothPhotos: readonly SentPhoto[];
}

const mendsOf = (reader: FormReader, photos: readonly SentPhoto[]): MendInput[] => {
  const infos = reader.json('mendInfo', MendInfo, [], '수선 내용을 다시 확인해 주세요.');
  let used = 0;
  const next = (count: number): readonly SentPhoto[] => {
    const own = photos.slice(used, used + count);
    used += own.length;
    return own;
  };
  const mends = infos.map(({ mendName, imageCount = 1, clothPhotoCount = 0, ...info }) => ({
    mendName,
    withLaundry: info.withLaundry ?? false,
    mendDetail: info.mendDetail ?? '',
    clothType: info.clothType ?? null,
    clothNo: info.clothNo ?? null,
    photos: next(imageCount),
    clothPhotos: next(clothPhotoCount),
  }));
  if (used < photos.length) reader.refuse('mend', '어느 수선의 사진인지 알 수 없어요.');
  const told = infos.reduce((sum, { imageCount = 0, clothPhotoCount = 0 }) => sum + imageCount + clothPhotoCount, 0);
  if (told > photos.length) reader.refuse('mend', '수선 사진이 빠졌어요. 다시 등록해 주세요.');
  const wrong = infos.find(({ mendName, clothType = null }) => !hasPart(clothType, mendName));
  if (wrong?.clothType !== undefined)
    reader.refuse('mendInfo', `${GARMENTS[wrong.clothType]}에는 ${wrong.mendName} 수선이 없어요. 다시 골라 주세요.`);
  if (infos.some(({ mendName }) => isBlank(mendName))) reader.refuse('mendInfo', '수선할 곳을 다시 골라 주세요.');
  return mends;
};

const COUNTED_WRONG = '품목과 개수를 다시 확인해 주세요.';

const countedItems = (reader: FormReader, laundryNumByUser: number): readonly AnnouncedItem[] | null => {
  if (reader.text('items') === '') return null;
  const items = reader.json('items', AnnouncedItems, [], COUNTED_WRONG);
  if (new Set(items.map(({ category }) => category)).size < items.length) reader.refuse('items', COUNTED_WRONG);
  const pieces = piecesOf(items);
  if (pieces > laundryNumByUser)
    reader.refuse('items', `품목을 ${pieces}개 담았는데 세탁물 수량은 ${laundryNumByUser}개예요. 수량을 맞춰 주세요.`);
  return items;
};

const note = (reader: FormReader): string => {
  const etc = reader.text('etc');
  if ([...etc].length > REQUEST_NOTE_MAX_LETTERS)
    reader.refuse('etc', `요청사항은 ${REQUEST_NOTE_MAX_LETTERS}자까지 쓸 수 있어요.`);
  return etc;
};

const serviceCodes = (reader: FormReader): readonly string[] => {
  const codes = reader.json('dailyLaundryPaidService', ServiceCodes, [], '추가 서비스를 다시 골라 주세요.');
  return [...new Set(codes.map((code) => (typeof code === 'string' ? code : code.code)))];
};

type FieldOfBoth = keyof typeof WISH_FORM;

/** Common fields of new and edited requests. A field without a reader does not compile. */
export const wishesOf = (reader: FormReader, form: SentForm) => {
  const laundryNumByUser = reader.wholeNumber(
    'laundryNumByUser',
    LAUNDRY_COUNT.min,
    LAUNDRY_COUNT.max,
    `세탁물 수량은 ${LAUNDRY_COUNT.min}개부터 ${LAUNDRY_COUNT.max}개까지 고를 수 있어요.`,
  );
  const fields = {
    laundryNumByUser,
    /** Pieces counted by category; null when the form omits them. */
    items: countedItems(reader, laundryNumByUser),
    hasPremium: reader.switch('hasPremium'),
    hasStain: reader.switch('hasStain'),
    stain: reader.switch('hasStain') ? form.stains : [],
    mendInfo: mendsOf(reader, form.mends),
    mend: form.mends,
    etc: note(reader),
    /** Limit of the agreement in advance; null without one. */
    advanceLimitWon: reader.optionalAmount('advanceLimitWon'),
    dailyLaundryPaidService: serviceCodes(reader),
    /** Null when the form omits them. */
    valuables: reader.json('valuables', SentValuables, null, VALUED_WRONG),
    /** Null when the form omits them. */
    washingPreferences: reader.json('washingPreferences', SentPreferences, null, '세탁 취향을 다시 골라 주세요.'),
  } satisfies Record<FieldOfBoth, unknown>;
  const { stain: stains, mendInfo: mends, mend: _inMends, dailyLaundryPaidService, ...rest } = fields;
  return { ...rest, stains, mends, serviceCodes: dailyLaundryPaidService };
};

/** Common fields of new and edited requests. */
export type RequestWishes = Readonly<ReturnType<typeof wishesOf>>;

/** Fields that do not map 1:1 to a column. */
type Elsewhere = 'items' | 'stains' | 'mends' | 'serviceCodes' | 'washingPreferences' | 'valuables';
type WishColumns = Pick<RequestRow, Exclude<keyof RequestWishes, Elsewhere>>;

/** @throws {Refusal} `VALIDATION` for a purchase in the future. */
export const checkValuables = ({ valuables }: RequestWishes, now: Date): void => {
  if (valuables?.some(({ boughtOn }) => boughtOn > seoulDate(now)) === true)
    throw invalidField('valuables', '산 날짜는 오늘까지 고를 수 있어요.');
};

/** Columns that an order and an edit write directly from the form. */
export const wishColumns = ({
  laundryNumByUser,
  hasPremium,
  hasStain,
  etc,
  advanceLimitWon,
}: RequestWishes): WishColumns => ({ laundryNumByUser, hasPremium, hasStain, etc, advanceLimitWon });

/** Names of edited columns in the timeline, in the customer's words. */
export const EDITED = {
  laundryNumByUser: '세탁물 수량',
  announcedItems: '품목별 개수',
  hasPremium: '프리미엄 세탁',
  hasStain: '얼룩',
  etc: '요청사항',
  paidServices: '추가 서비스',
  advanceLimitWon: '미리 정한 금액',
  washingPreferences: '세탁 취향',
  valuables: '구입 가격',
} as const satisfies Record<
  keyof WishColumns | 'announcedItems' | 'paidServices' | 'washingPreferences' | 'valuables',
  string
>;
