import { IMAGE_LIMIT, LAUNDRY_COUNT, piecesOf, REQUEST_NOTE_MAX_LETTERS, type AnnouncedItem } from '@dongne/contract';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { parseSentJson, pathOfUnkeepable, Refusal, Id, Instant, MAX_INTEGER } from '../../common';
import { AnnouncedItems } from '../requests/announced-schemas';
import type { SentPhoto } from '../../files';
import type { SentForm } from './request-form';

const MendInfo = Type.Array(
  Type.Object({
    mendName: Type.String({ minLength: 1, maxLength: 60 }),
    withLaundry: Type.Optional(Type.Boolean()),
    mendDetail: Type.Optional(Type.String({ maxLength: 300 })),
    imageCount: Type.Optional(Type.Integer({ minimum: 0, maximum: IMAGE_LIMIT.mendItem })),
  }),
  { maxItems: 10 },
);
const Entrance = Type.Object({ hasPassword: Type.Boolean(), password: Type.Optional(Type.String({ maxLength: 50 })) });
const ServiceCodes = Type.Array(Type.Union([Type.String(), Type.Object({ code: Type.String() })]), { maxItems: 10 });
const Ids = Type.Array(Id, { maxItems: 50 });

/** A mend with its marked pictures. */
export interface MendInput {
  readonly mendName: string;
  readonly withLaundry: boolean;
  readonly mendDetail: string;
  readonly photos: readonly SentPhoto[];
}

/** What new and edited requests have in common. */
export interface RequestWishes {
  readonly laundryNumByUser: number;
  /** Pieces counted by category; null when the form says nothing of them. */
  readonly items: readonly AnnouncedItem[] | null;
  readonly hasPremium: boolean;
  readonly hasStain: boolean;
  readonly etc: string;
  readonly serviceCodes: readonly string[];
  readonly mends: readonly MendInput[];
  readonly stains: readonly SentPhoto[];
  /** Up to where the customer agrees without being asked; null for whoever wants to be. */
  readonly advanceLimitWon: number | null;
}

/** A new request. */
export interface NewRequest extends RequestWishes {
  readonly laundryId: number;
  readonly collectionTime: Date;
  readonly hasPassword: boolean;
  readonly entrancePassword: string | null;
  readonly deliveryBag: boolean;
  readonly creditCardId: number | null;
  readonly couponId: number | null;
}

/** An edited request; null keeps every earlier photo or mend. */
export interface EditedRequest extends RequestWishes {
  readonly keptStainIds: readonly number[] | null;
  readonly keptMendIds: readonly number[] | null;
}

/** Reads typed values out of texts and gathers one sentence per field that is wrong. */
class FormReader {
  readonly #problems: Record<string, string> = {};

  constructor(private readonly fields: ReadonlyMap<string, string>) {}

  refuse(field: string, sentence: string): void {
    this.#problems[field] ??= sentence;
  }

  text(field: string): string {
    return this.fields.get(field)?.trim() ?? '';
  }

  switch(field: string): boolean {
    return ['true', '1'].includes(this.text(field));
  }

  wholeNumber(field: string, min: number, max: number, sentence: string): number {
    const text = this.text(field);
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < min || value > max) this.refuse(field, sentence);
    return value;
  }

  optionalAmount(field: string): number | null {
    return this.text(field) === ''
      ? null
      : this.wholeNumber(field, 0, Number.MAX_SAFE_INTEGER, '금액을 숫자로 적어 주세요.');
  }

  optionalId(field: string): number | null {
    const text = this.text(field);
    return text === '' || text === 'null' ? null : this.wholeNumber(field, 1, MAX_INTEGER, '올바른 값이 아니에요.');
  }

  instant(field: string, sentence: string): Date {
    const text = this.text(field);
    if (!Value.Check(Instant, text)) this.refuse(field, sentence);
    return new Date(text);
  }

  /** A field that holds JSON of some shape; `fallback` when it is empty. */
  json<T extends TSchema>(field: string, schema: T, fallback: Static<T>, sentence: string): Static<T> {
    const text = this.text(field);
    if (text === '') return fallback;
    try {
      const value = parseSentJson(text);
      if (Value.Check(schema, value) && pathOfUnkeepable(value) === undefined) return value;
    } catch {
      // Broken JSON is refused with the same sentence as JSON of another shape.
    }
    this.refuse(field, sentence);
    return fallback;
  }

  /** @throws {Refusal} `VALIDATION` with every sentence gathered so far. */
  finish(): void {
    if (Object.keys(this.#problems).length > 0) throw new Refusal('VALIDATION', { fields: this.#problems });
  }
}

const mendsOf = (reader: FormReader, photos: readonly SentPhoto[]): MendInput[] => {
  const infos = reader.json('mendInfo', MendInfo, [], '수선 내용을 다시 확인해 주세요.');
  let used = 0;
  const mends = infos.map(({ mendName, withLaundry, mendDetail, imageCount }) => {
    const own = photos.slice(used, used + (imageCount ?? 1));
    used += own.length;
    return { mendName, withLaundry: withLaundry ?? false, mendDetail: mendDetail ?? '', photos: own };
  });
  if (used < photos.length) reader.refuse('mend', '어느 수선의 사진인지 알 수 없어요.');
  return mends;
};

const COUNTED_WRONG = '품목과 개수를 다시 확인해 주세요.';

const countedItems = (reader: FormReader, laundryNumByUser: number): readonly AnnouncedItem[] | null => {
  if (reader.text('items') === '') return null;
  const items = reader.json('items', AnnouncedItems, [], COUNTED_WRONG);
  if (new Set(items.map(({ category }) => category)).size < items.length) reader.refuse('items', COUNTED_WRONG);
  const pieces = piecesOf(items);
  if (pieces > laundryNumByUser)
    reader.refuse('items', `품목을 ${pieces}개 세었는데 세탁물 수량은 ${laundryNumByUser}개예요. 수량을 맞춰 주세요.`);
  return items;
};

const wishesOf = (reader: FormReader, form: SentForm): RequestWishes => {
  const etc = reader.text('etc');
  if ([...etc].length > REQUEST_NOTE_MAX_LETTERS)
    reader.refuse('etc', `요청사항은 ${REQUEST_NOTE_MAX_LETTERS}자까지 쓸 수 있어요.`);
  const codes = reader.json('dailyLaundryPaidService', ServiceCodes, [], '추가 서비스를 다시 골라 주세요.');
  const laundryNumByUser = reader.wholeNumber(
    'laundryNumByUser',
    LAUNDRY_COUNT.min,
    LAUNDRY_COUNT.max,
    `세탁물 수량은 ${LAUNDRY_COUNT.min}개부터 ${LAUNDRY_COUNT.max}개까지 고를 수 있어요.`,
  );
  return {
    laundryNumByUser,
    items: countedItems(reader, laundryNumByUser),
    hasPremium: reader.switch('hasPremium'),
    hasStain: reader.switch('hasStain'),
    etc,
    serviceCodes: [...new Set(codes.map((code) => (typeof code === 'string' ? code : code.code)))],
    mends: mendsOf(reader, form.mends),
    stains: reader.switch('hasStain') ? form.stains : [],
    advanceLimitWon: reader.optionalAmount('advanceLimitWon'),
  };
};

/**
 * A new request out of its form: shapes and limits only; whether the shop can take it is the service's to say.
 *
 * @throws {Refusal} `VALIDATION` with a sentence per field.
 */
export const newRequestOf = (form: SentForm): NewRequest => {
  const reader = new FormReader(form.fields);
  const laundryId = reader.wholeNumber('laundryId', 1, MAX_INTEGER, '세탁소를 골라 주세요.');
  const collectionTime = reader.instant('collectionTime', '수거 시간을 골라 주세요.');
  if (!reader.switch('agreeTerm')) reader.refuse('agreeTerm', '약관에 동의해 주세요.');
  const { hasPassword, password } = reader.json(
    'entrance',
    Entrance,
    { hasPassword: false },
    '현관 출입 방법을 다시 확인해 주세요.',
  );
  if (hasPassword && (password ?? '').trim() === '') reader.refuse('entrance', '공동현관 비밀번호를 적어 주세요.');
  const request = {
    ...wishesOf(reader, form),
    laundryId,
    collectionTime,
    hasPassword,
    entrancePassword: hasPassword ? (password ?? '').trim() : null,
    deliveryBag: reader.switch('deliveryBag'),
    creditCardId: reader.optionalId('creditCardId'),
    couponId: reader.optionalId('couponId'),
  };
  reader.finish();
  return request;
};

/** An edit out of its form. @throws {Refusal} `VALIDATION` with a sentence per field. */
export const editedRequestOf = (form: SentForm): EditedRequest => {
  const reader = new FormReader(form.fields);
  const kept = (field: string): readonly number[] | null =>
    reader.text(field) === '' ? null : reader.json(field, Ids, [], '남겨 둘 사진을 다시 골라 주세요.');
  const request = { ...wishesOf(reader, form), keptStainIds: kept('beforeStains'), keptMendIds: kept('beforeMends') };
  reader.finish();
  return request;
};
