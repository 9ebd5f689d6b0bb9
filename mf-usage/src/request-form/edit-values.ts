import * as v from 'valibot';
import { checkMends, FIELD_OF_WIRE, WISH_FIELDS } from './laundry-wishes';

const FIELDS = v.object({
  ...WISH_FIELDS,
  /** Start of the chosen slot; `null` once it was refused, until another one is chosen. */
  collectionTime: v.nullable(v.string()),
});

/** Everything of a request that its customer may still change. */
export type EditValues = Readonly<v.InferOutput<typeof FIELDS>>;

/** What the form of an edit can say before the server is asked; the server checks everything again. */
export const EDIT_SCHEMA = v.pipe(
  FIELDS,
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) checkMends(dataset.value, (message) => addIssue({ message }));
    }),
    ['garments'],
  ),
  v.forward(
    v.check(({ collectionTime }) => collectionTime !== null, '수거 시간을 골라 주세요.'),
    ['collectionTime'],
  ),
);

/** Name of a field on the wire → the form's field that shows its sentence. */
export const EDIT_FIELD_OF_WIRE = { ...FIELD_OF_WIRE, collectionTime: 'collectionTime' } as const;
