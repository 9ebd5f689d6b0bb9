import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** Adapts a schema to react-hook-form: the output, or the first message of each invalid field. */
export const schemaResolver =
  <Values extends FieldValues, Sent extends FieldValues>(
    schema: GenericSchema<Values, Sent>,
  ): Resolver<Values, unknown, Sent> =>
  (values) => {
    const parsed = safeParse(schema, values);
    if (parsed.success) return { values: parsed.output, errors: {} };
    const errors: FieldErrors<Values> = {};
    const said = new Set<string>();
    for (const issue of parsed.issues) {
      const path = getDotPath(issue) ?? 'root';
      if (!said.has(path)) set(errors, path, { type: 'schema', message: issue.message });
      said.add(path);
    }
    return { values: {}, errors };
  };
