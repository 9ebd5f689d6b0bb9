import type { AnnouncedItem } from './announced';
import { IMAGE_LIMIT, LAUNDRY_COUNT } from './business-numbers';
import type { Garment } from './mend';
import type { PaidServiceCode } from './shop';
import type { Valuable } from './valuable';
import type { WashingPreferences } from './washing-preferences';

/*
 * Multipart form of a request, described once. The browser's encoder, the server's parser and the OpenAPI document
 * derive from it; docs/contributing.md lists what else a new field needs.
 */

/** Encoding of a value: forms contain texts and files only. */
type Encoding = 'text' | 'number' | 'flag' | 'json' | 'photos';

interface Field<As extends Encoding> {
  readonly as: As;
  readonly description?: string;
  readonly isRequired?: true;
}

interface JsonField<Value> extends Field<'json'> {
  /** Compile-time only: type of the JSON value. */
  readonly value?: Value;
}

/** Declares a field with a JSON value. */
export const json = <Value>(description: string): JsonField<Value> => ({
  as: 'json',
  description: `JSON: ${description}`,
});

/** Limits of a request's texts and files, for the form and the server. */
export const REQUEST_LIMITS = {
  entrancePasswordLetters: 50,
  mendNoteLetters: 300,
  mends: 10,
  mendPhotos: 2 * 10 * IMAGE_LIMIT.mendItem,
} as const;

interface MendInfo {
  readonly mendName: string;
  readonly withLaundry?: boolean;
  readonly mendDetail?: string;
  readonly imageCount?: number;
  readonly clothType?: Garment;
  readonly clothNo?: number;
  readonly clothPhotoCount?: number;
}

interface EntranceInfo {
  readonly hasPassword: boolean;
  readonly password?: string;
}

/** Customer's wishes: part of both forms. */
export const WISH_FORM = {
  laundryNumByUser: {
    as: 'number',
    description: `pieces, ${LAUNDRY_COUNT.min}–${LAUNDRY_COUNT.max}`,
    isRequired: true,
  },
  items: json<readonly AnnouncedItem[]>(
    '[{category, count}], pieces counted by category, at most `laundryNumByUser` together',
  ),
  hasPremium: { as: 'flag' },
  hasStain: { as: 'flag' },
  stain: { as: 'photos', description: 'photos of stains' },
  mendInfo: json<readonly MendInfo[]>(
    '[{mendName, withLaundry, mendDetail, imageCount?, clothType?, clothNo?, clothPhotoCount?}], in the order of the `mend` files; mends of one garment have the same `clothNo`',
  ),
  mend: {
    as: 'photos',
    description:
      'for each mend `imageCount` marked pictures (1 unless told), then `clothPhotoCount` photos of its garment (0 unless told)',
  },
  etc: { as: 'text' },
  advanceLimitWon: {
    as: 'number',
    description: 'won, up to the upper end of the estimate: a whole offer up to here is approved at once; empty: none',
  },
  dailyLaundryPaidService: json<readonly PaidServiceCode[]>('["EXPRESS"] or [{code}]'),
  valuables: json<readonly Valuable[]>(
    '[{category, priceWon, boughtOn}], pieces that the customer values; left out, an edit keeps them',
  ),
  washingPreferences: json<WashingPreferences>(
    "{softener, ironing, temperature, scent}; left out, an order takes the member's last ones, and an edit keeps them",
  ),
} as const satisfies Readonly<Record<string, Field<Encoding>>>;

/** Form of a new request. */
export const ORDER_FORM = {
  laundryId: { as: 'number', isRequired: true },
  collectionTime: { as: 'text', description: 'start of a slot', isRequired: true },
  entrance: json<EntranceInfo>('{hasPassword, password?}'),
  creditCardId: { as: 'number' },
  couponId: { as: 'number' },
  deliveryBag: { as: 'flag' },
  agreeTerm: { as: 'flag', isRequired: true },
  refuseSecond: {
    as: 'flag',
    description:
      'refuse (`ALREADY_EXISTS` with `applicationId`) while another request of the member waits for the same shop and slot',
  },
  ...WISH_FORM,
} as const satisfies Readonly<Record<string, Field<Encoding>>>;

/** Form of an edit; product specification §7. `beforeStains` and `beforeMends` list the earlier ones to keep. */
export const EDIT_FORM = {
  collectionTime: { as: 'text', description: 'start of another slot; left out or the same, the time stays' },
  ...WISH_FORM,
  beforeStains: json<readonly number[]>('ids of the stain photos to keep; left out, all stay'),
  beforeMends: json<readonly number[]>('ids of the mends to keep; left out, all stay'),
} as const satisfies Readonly<Record<string, Field<Encoding>>>;

/** Description of a multipart form: its fields by wire name. */
export type FormFields = Readonly<Record<string, Field<Encoding>>>;

/** Names of the fields with an encoding. */
export type RequestFieldAs<As extends Encoding> =
  | {
      [Name in keyof typeof ORDER_FORM]: (typeof ORDER_FORM)[Name] extends { readonly as: As } ? Name : never;
    }[keyof typeof ORDER_FORM]
  | {
      [Name in keyof typeof EDIT_FORM]: (typeof EDIT_FORM)[Name] extends { readonly as: As } ? Name : never;
    }[keyof typeof EDIT_FORM];

interface ValueAs {
  readonly text: string;
  /** `null` is sent as an empty text. */
  readonly number: number | null;
  readonly flag: boolean;
  readonly photos: readonly File[];
  readonly json: unknown;
}

type ValueOf<F extends Field<Encoding>> = F extends JsonField<infer Value> ? Value : ValueAs[F['as']];

/** Values of a form by wire name. `undefined`, for an optional field, is not sent. */
export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]:
    ValueOf<Fields[Name]> | (Fields[Name] extends { readonly isRequired: true } ? never : undefined);
};

const partsOf = (as: Encoding, value: unknown): readonly (string | File)[] => {
  if (value === undefined) return [];
  if (as === 'photos') return Array.isArray(value) ? value.filter((photo) => photo instanceof File) : [];
  return [as === 'json' ? JSON.stringify(value) : String(value ?? '')];
};

/** Encodes a form. Every field must be named: a forgotten one does not compile. */
export const formBody = <Fields extends FormFields>(fields: Fields, values: FormValues<Fields>): FormData => {
  const body = new FormData();
  const given: Readonly<Record<string, unknown>> = values;
  for (const [name, { as }] of Object.entries(fields))
    for (const part of partsOf(as, given[name])) body.append(name, part);
  return body;
};
