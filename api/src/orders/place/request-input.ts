import { REQUEST_LIMITS, type EDIT_FORM, type ORDER_FORM } from '@dongne/contract';
import { Type } from 'typebox';
import { Id, MAX_INTEGER } from '#base';
import { FormReader, type SentForm } from './form-reader';
import { type RequestWishes, wishesOf } from './request-wishes';

const Entrance = Type.Object({
  hasPassword: Type.Boolean(),
  password: Type.Optional(Type.String({ maxLength: REQUEST_LIMITS.entrancePasswordLetters })),
});
const Ids = Type.Array(Id, { maxItems: 50 });

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

/** A new request as its form sends it. */
export interface SentRequest extends NewRequest {
  /** Whether a second request at the same shop and slot is refused instead of placed. */
  readonly refuseSecond: boolean;
}

/** An edited request; null keeps the time, and every earlier photo or mend. */
export interface EditedRequest extends RequestWishes {
  readonly collectionTime: Date | null;
  readonly keptStainIds: readonly number[] | null;
  readonly keptMendIds: readonly number[] | null;
}

type OnlyIn<Form, Other> = Exclude<keyof Form, keyof Other>;

/** Fields that an order requires and an edit may omit. */
type ReadByBoth = 'collectionTime';

const CHOOSE_TIME = '수거 시간을 골라 주세요.';

/** Entrance of the building; without a password, the door is open. */
const entranceOf = (
  reader: FormReader,
): { readonly hasPassword: boolean; readonly entrancePassword: string | null } => {
  const { hasPassword, password = '' } = reader.json(
    'entrance',
    Entrance,
    { hasPassword: false },
    '현관 출입 방법을 다시 확인해 주세요.',
  );
  if (hasPassword && password.trim() === '') reader.refuse('entrance', '공동현관 비밀번호를 적어 주세요.');
  return { hasPassword, entrancePassword: hasPassword ? password.trim() : null };
};

const agreement = (reader: FormReader): boolean => {
  const isAgreed = reader.switch('agreeTerm');
  if (!isAgreed) reader.refuse('agreeTerm', '약관에 동의해 주세요.');
  return isAgreed;
};

/**
 * Parses a new request: shapes and limits only; the service checks whether the shop can take it.
 *
 * @throws {Refusal} `VALIDATION` with a sentence per field.
 */
export const newRequestOf = (form: SentForm): SentRequest => {
  const reader = new FormReader(form.fields);
  const fields = {
    laundryId: reader.wholeNumber('laundryId', 1, MAX_INTEGER, '세탁소를 골라 주세요.'),
    collectionTime: reader.instant('collectionTime', CHOOSE_TIME),
    agreeTerm: agreement(reader),
    entrance: entranceOf(reader),
    deliveryBag: reader.switch('deliveryBag'),
    creditCardId: reader.optionalId('creditCardId'),
    couponId: reader.optionalId('couponId'),
    refuseSecond: reader.switch('refuseSecond'),
  } satisfies Record<OnlyIn<typeof ORDER_FORM, typeof EDIT_FORM> | ReadByBoth, unknown>;
  const { agreeTerm: _wasAgreed, entrance, ...rest } = fields;
  const request = { ...wishesOf(reader, form), ...rest, ...entrance };
  reader.finish();
  return request;
};

/** Parses an edit. @throws {Refusal} `VALIDATION` with a sentence per field. */
export const editedRequestOf = (form: SentForm): EditedRequest => {
  const reader = new FormReader(form.fields);
  const kept = (field: 'beforeStains' | 'beforeMends'): readonly number[] | null =>
    reader.text(field) === '' ? null : reader.json(field, Ids, [], '남겨 둘 사진을 다시 골라 주세요.');
  const { collectionTime, beforeStains, beforeMends } = {
    collectionTime: reader.text('collectionTime') === '' ? null : reader.instant('collectionTime', CHOOSE_TIME),
    beforeStains: kept('beforeStains'),
    beforeMends: kept('beforeMends'),
  } satisfies Record<OnlyIn<typeof EDIT_FORM, typeof ORDER_FORM> | ReadByBoth, unknown>;
  const request = { ...wishesOf(reader, form), collectionTime, keptStainIds: beforeStains, keptMendIds: beforeMends };
  reader.finish();
  return request;
};
