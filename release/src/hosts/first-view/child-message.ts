/** Messages of a rendering process to the host. Its code is untrusted: a message may only concern its own open jobs. */
export type ChildMessage =
  | { readonly kind: 'beat'; readonly rss: number }
  | { readonly kind: 'shellRenders' | 'ready' }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: unknown }
  | { readonly kind: 'threw'; readonly id: number | undefined; readonly error: string }
  | {
      readonly kind: 'read';
      readonly id: number;
      readonly job: number;
      readonly path: string;
      readonly headers: Readonly<Record<string, unknown>>;
    };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** @returns `undefined` for anything that is not a valid message. */
export const childMessageOf = (value: unknown): ChildMessage | undefined => {
  if (!isRecord(value)) return undefined;
  const { kind, id, job, path, headers, error, rss, page } = value;
  switch (kind) {
    case 'shellRenders':
    case 'ready':
      return { kind };
    case 'beat':
      return typeof rss === 'number' ? { kind, rss } : undefined;
    case 'rendered':
      return typeof id === 'number' ? { kind, id, page } : undefined;
    case 'threw':
      return { kind, id: typeof id === 'number' ? id : undefined, error: String(error) };
    case 'read':
      return typeof id === 'number' && typeof job === 'number' && typeof path === 'string' && isRecord(headers)
        ? { kind, id, job, path, headers }
        : undefined;
    default:
      return undefined;
  }
};
