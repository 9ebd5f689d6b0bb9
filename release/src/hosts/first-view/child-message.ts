import * as v from 'valibot';

/** Messages of a rendering process to the host. Its code is untrusted: a message may only concern its own open jobs. */
const MESSAGE = v.variant('kind', [
  v.object({ kind: v.picklist(['shellRenders', 'ready']) }),
  v.object({ kind: v.literal('beat'), rss: v.number() }),
  v.object({ kind: v.literal('rendered'), id: v.number(), page: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('threw'), id: v.optional(v.number()), error: v.string() }),
  v.object({
    kind: v.literal('read'),
    id: v.number(),
    job: v.number(),
    path: v.string(),
    headers: v.record(v.string(), v.unknown()),
  }),
]);

export type ChildMessage = v.InferOutput<typeof MESSAGE>;

/** @returns `undefined` for anything that is not a valid message. */
export const childMessageOf = (value: unknown): ChildMessage | undefined => {
  const { success, output } = v.safeParse(MESSAGE, value);
  return success ? output : undefined;
};
