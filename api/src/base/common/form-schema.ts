import type { FormFields } from '@dongne/contract';
import { Type, type TSchema } from 'typebox';

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
