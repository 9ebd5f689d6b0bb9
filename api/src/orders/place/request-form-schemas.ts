import { EDIT_FORM, ORDER_FORM, type FormFields } from '@dongne/contract';
import { Type, type TSchema } from 'typebox';

// Describes the multipart bodies for the OpenAPI document and its generated types only. `request-form.ts` parses texts
// and files, and `request-wishes.ts` validates them field by field.
const File = Type.String({ format: 'binary' });
const Switch = Type.Unsafe<'true' | 'false'>({ type: 'string', enum: ['true', 'false'] });

const schemaOf = ({ as, description }: FormFields[string]): TSchema => {
  const told = description === undefined ? {} : { description };
  switch (as) {
    case 'flag':
      return Switch;
    case 'photos':
      return Type.Array(File, told);
    case 'text':
    case 'number':
    case 'json':
      return Type.String(told);
  }
};

/** The OpenAPI schema of a multipart form that the contract describes. */
export const formSchema = (fields: FormFields, $id: string) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.isRequired ? schemaOf(field) : Type.Optional(schemaOf(field)),
      ]),
    ),
    { $id },
  );

/** Form of a new request. */
export const RequestForm = formSchema(ORDER_FORM, 'RequestForm');

/** Form of an edit; product specification §7. */
export const RequestEditForm = formSchema(EDIT_FORM, 'RequestEditForm');
