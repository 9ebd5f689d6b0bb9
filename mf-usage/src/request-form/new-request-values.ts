import { typedText } from '@dongne/contract';
import * as v from 'valibot';
import { checkMends, checkValuables, FIELD_OF_WIRE, NO_WISHES, WISH_FIELDS } from './laundry-wishes';

/** Schema of a new request, field by field. */
export const NEW_REQUEST_FIELDS = {
  ...WISH_FIELDS,
  /** Start of the chosen slot; `null` without one. */
  collectionTime: v.nullable(v.string()),
  entrance: v.picklist(['free', 'password']),
  entrancePassword: v.string(),
  /** Laundry is in our collection bag. */
  deliveryBag: v.boolean(),
  /** `null`: none. */
  couponId: v.nullable(v.number()),
  agreeTerm: v.boolean(),
};

const FIELDS = v.object(NEW_REQUEST_FIELDS);

export type NewRequestValues = Readonly<v.InferOutput<typeof FIELDS>>;

/** Client-side validation; the server validates everything again. */
export const NEW_REQUEST_SCHEMA = v.pipe(
  FIELDS,
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) checkMends(dataset.value, (message) => addIssue({ message }));
    }),
    ['garments'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) checkValuables(dataset.value, (message) => addIssue({ message }));
    }),
    ['valuables'],
  ),
  v.forward(
    v.check(({ collectionTime }) => collectionTime !== null, '수거 시간을 골라 주세요.'),
    ['collectionTime'],
  ),
  v.forward(
    v.check(
      ({ entrance, entrancePassword }) => entrance === 'free' || typedText(entrancePassword) !== '',
      '공동현관 비밀번호를 적어 주세요.',
    ),
    ['entrancePassword'],
  ),
  v.forward(
    v.check(({ agreeTerm }) => agreeTerm, '약관에 동의해 주세요.'),
    ['agreeTerm'],
  ),
);

export const EMPTY_REQUEST: NewRequestValues = {
  ...NO_WISHES,
  collectionTime: null,
  entrance: 'free',
  entrancePassword: '',
  deliveryBag: false,
  couponId: null,
  agreeTerm: false,
};

/** Wire field → form field that shows its error. The form has no field for the shop and the address. */
export const NEW_REQUEST_FIELD_OF_WIRE = {
  ...FIELD_OF_WIRE,
  collectionTime: 'collectionTime',
  entrance: 'entrancePassword',
  deliveryBag: 'deliveryBag',
  couponId: 'couponId',
  agreeTerm: 'agreeTerm',
} as const;
