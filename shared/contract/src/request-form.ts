import type { AnnouncedItem } from './announced';
import { IMAGE_LIMIT, LAUNDRY_COUNT } from './business-numbers';
import type { Garment } from './mend';
import type { PaidServiceCode } from './shop';

/*
 * The multipart form of a request, described once. The browser's encoder, the server's reader and the OpenAPI document
 * follow from it; docs/contributing.md says what else a new field needs.
 */

/** How a value travels: a form knows texts and files only. */
type Encoding = 'text' | 'number' | 'flag' | 'json' | 'photos';

interface Field<As extends Encoding> {
  readonly as: As;
  readonly description?: string;
  readonly isRequired?: true;
}

interface JsonField<Value> extends Field<'json'> {
  /** Only for the compiler: what is written as JSON. */
  readonly value?: Value;
}

/** A field whose value is written as JSON. */
export const json = <Value>(description: string): JsonField<Value> => ({
  as: 'json',
  description: `JSON: ${description}`,
});

/** Limits of a request's texts and files, for the form that is filled in and for the server that takes it. */
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

/** What the customer wishes for their laundry: in both forms. */
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
  ...WISH_FORM,
} as const satisfies Readonly<Record<string, Field<Encoding>>>;

/** Form of an edit; product specification §7. `beforeStains` and `beforeMends` name what stays of the earlier ones. */
export const EDIT_FORM = {
  collectionTime: { as: 'text', description: 'start of another slot; left out or the same, the time stays' },
  ...WISH_FORM,
  beforeStains: json<readonly number[]>('ids of the stain photos to keep; left out, all stay'),
  beforeMends: json<readonly number[]>('ids of the mends to keep; left out, all stay'),
} as const satisfies Readonly<Record<string, Field<Encoding>>>;

/** A description of a multipart form: its fields by their names on the wire. */
export type FormFields = Readonly<Record<string, Field<Encoding>>>;

/** The fields of the forms of a request that travel like that. */
export type RequestFieldAs<As extends Encoding> =
  | {
      [Name in keyof typeof ORDER_FORM]: (typeof ORDER_FORM)[Name] extends { readonly as: As } ? Name : never;
    }[keyof typeof ORDER_FORM]
  | {
      [Name in keyof typeof EDIT_FORM]: (typeof EDIT_FORM)[Name] extends { readonly as: As } ? Name : never;
    }[keyof typeof EDIT_FORM];

interface ValueAs {
  readonly text: string;
  /** `null` is sent as an empty text: none. */
  readonly number: number | null;
  readonly flag: boolean;
  readonly photos: readonly File[];
  readonly json: unknown;
}

type ValueOf<F extends Field<Encoding>> = F extends JsonField<infer Value> ? Value : ValueAs[F['as']];

/** What is filled in for each field, by its name on the wire. `undefined`, where a field may be left out, sends nothing of it. */
export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]:
    ValueOf<Fields[Name]> | (Fields[Name] extends { readonly isRequired: true } ? never : undefined);
};

const partsOf = (as: Encoding, value: unknown): readonly (string | File)[] => {
  if (value === undefined) return [];
  if (as === 'photos') return Array.isArray(value) ? value.filter((photo) => photo instanceof File) : [];
  return [as === 'json' ? JSON.stringify(value) : String(value ?? '')];
};

/** A filled-in form as it is sent. Every field has to be named: one that was forgotten does not compile. */
export const formBody = <Fields extends FormFields>(fields: Fields, values: FormValues<Fields>): FormData => {
  const body = new FormData();
  const given: Readonly<Record<string, unknown>> = values;
  for (const [name, { as }] of Object.entries(fields))
    for (const part of partsOf(as, given[name])) body.append(name, part);
  return body;
};
