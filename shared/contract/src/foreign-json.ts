/** Parses untrusted JSON: a cookie, storage, the native app. @returns `undefined` if missing or invalid. */
export const parseForeign = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Checks that a value from outside is an object, so that its fields can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
