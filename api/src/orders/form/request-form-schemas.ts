import { Type } from 'typebox';

// These describe the multipart bodies for the OpenAPI document and its generated types. What arrives is text and files;
// `request-form.ts` reads them and `request-input.ts` says, field by field, what is wrong.
const File = Type.String({ format: 'binary' });
const JsonText = (description: string) => Type.String({ description });
const Switch = Type.Unsafe<'true' | 'false'>({ type: 'string', enum: ['true', 'false'] });

const sharedFields = {
  laundryNumByUser: Type.String({ description: 'pieces, 1–99' }),
  items: Type.Optional(
    JsonText('JSON: [{category, count}], pieces counted by category, at most `laundryNumByUser` together'),
  ),
  hasPremium: Type.Optional(Switch),
  hasStain: Type.Optional(Switch),
  stain: Type.Optional(Type.Array(File, { description: 'photos of stains' })),
  mendInfo: Type.Optional(
    JsonText('JSON: [{mendName, withLaundry, mendDetail, imageCount?}], in the order of the `mend` files'),
  ),
  mend: Type.Optional(
    Type.Array(File, {
      description: 'marked pictures of the mends; `imageCount` of them (1 unless told) belong to each',
    }),
  ),
  etc: Type.Optional(Type.String()),
  advanceLimitWon: Type.Optional(
    Type.String({
      description:
        'won, up to the upper end of the estimate: a whole offer up to here is approved at once; empty: none',
    }),
  ),
  dailyLaundryPaidService: Type.Optional(JsonText('JSON: ["EXPRESS"] or [{code}]')),
};

/** Form of a new request. */
export const RequestForm = Type.Object(
  {
    laundryId: Type.String(),
    collectionTime: Type.String({ description: 'start of a slot' }),
    entrance: Type.Optional(JsonText('JSON: {hasPassword, password?}')),
    creditCardId: Type.Optional(Type.String()),
    couponId: Type.Optional(Type.String()),
    deliveryBag: Type.Optional(Switch),
    agreeTerm: Switch,
    ...sharedFields,
  },
  { $id: 'RequestForm' },
);

/** Form of an edit; product specification §7. `beforeStains` and `beforeMends` name what stays of the earlier ones. */
export const RequestEditForm = Type.Object(
  {
    ...sharedFields,
    beforeStains: Type.Optional(JsonText('JSON: ids of the stain photos to keep; left out, all stay')),
    beforeMends: Type.Optional(JsonText('JSON: ids of the mends to keep; left out, all stay')),
  },
  { $id: 'RequestEditForm' },
);
