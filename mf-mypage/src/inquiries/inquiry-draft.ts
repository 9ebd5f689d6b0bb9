import { deviceMemory, draftField, runtime, sessionAtom, deviceNow } from '@dongne/platform';
import * as v from 'valibot';

/** Draft of an inquiry, stored on the device. */
interface InquiryDraft<Values> {
  /** Stored values; invalid ones are missing. */
  readonly values: Partial<Values>;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

const memberId = (): number | undefined => {
  const session = runtime().store.get(sessionAtom);
  return session.state === 'member' ? session.user?.userId : undefined;
};

/**
 * Draft of an inquiry; nothing is stored while the member of a login is unknown (ADR 0048).
 * @param form `inquiry`, or the thread of a reply: `inquiry/7`.
 */
export const openInquiryDraft = <Values extends Readonly<Record<string, string>>>(
  form: string,
  shapes: { readonly [Field in keyof Values & string]: v.GenericSchema<unknown, Values[Field]> },
): InquiryDraft<Values> => {
  const userId = memberId();
  if (userId === undefined) return { values: {}, keep: () => undefined, forget: () => undefined };
  const fields = Object.entries<v.GenericSchema<unknown, string>>(shapes);
  const nameOf = (field: string): string => draftField(userId, form, field);
  const values: Partial<Values> = {};
  for (const [field, shape] of fields) {
    const read = v.safeParse(shape, deviceMemory.read(nameOf(field)));
    if (read.success) Object.assign(values, { [field]: read.output });
  }
  return {
    values,
    keep: (now) => {
      // Stops after a logout in another tab, which has deleted the draft.
      if (memberId() !== userId) return;
      for (const [field] of fields) deviceMemory.keep(nameOf(field), now[field] ?? '');
      deviceMemory.keep(nameOf('at'), String(deviceNow()));
    },
    forget: () => [...fields.map(([field]) => field), 'at'].forEach((field) => deviceMemory.forget(nameOf(field))),
  };
};
