/** JSON that anybody may have written: a cookie, a memory, the native app. @returns `undefined` for none and for garbage. */
export const parseForeign = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a value that came from outside has fields at all. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
