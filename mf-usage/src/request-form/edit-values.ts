import * as v from 'valibot';
import { checkMends, checkValuables, FIELD_OF_WIRE, WISH_FIELDS } from './laundry-wishes';

const FIELDS = v.object({
  ...WISH_FIELDS,
  /** Start of the chosen slot; `null` after a refusal until another is chosen. */
  collectionTime: v.nullable(v.string()),
});

/** Editable values of a request. */
export type EditValues = Readonly<v.InferOutput<typeof FIELDS>>;

/** Client-side validation of an edit; the server validates everything again. */
export const EDIT_SCHEMA = v.pipe(
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
);

/** Wire field → form field that shows its error. */
export const EDIT_FIELD_OF_WIRE = { ...FIELD_OF_WIRE, collectionTime: 'collectionTime' } as const;
