import { deviceMemory, draftField, runtime, sessionAtom, deviceNow } from '@dongne/platform';
import * as v from 'valibot';

/** What a device keeps of a message that is not sent yet. */
interface InquiryDraft<Values> {
  /** As it was left; what storage does not hold as it must be is missing. */
  readonly values: Partial<Values>;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

const memberId = (): number | undefined => {
  const session = runtime().store.get(sessionAtom);
  return session.state === 'member' ? session.user?.userId : undefined;
};

/**
 * A message to support as its member left it; nothing is kept for a login whose member is not known yet (ADR 0048).
 *
 * @param form `inquiry`, or the thread that it goes on with: `inquiry/7`.
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
      // Somebody has logged out in another tab: what was theirs is forgotten, and stays so.
      if (memberId() !== userId) return;
      for (const [field] of fields) deviceMemory.keep(nameOf(field), now[field] ?? '');
      deviceMemory.keep(nameOf('at'), String(deviceNow()));
    },
    forget: () => [...fields.map(([field]) => field), 'at'].forEach((field) => deviceMemory.forget(nameOf(field))),
  };
};
