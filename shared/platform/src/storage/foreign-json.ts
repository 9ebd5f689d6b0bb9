/** Parses untrusted JSON: a cookie, storage, the native app. @returns `undefined` if missing or invalid. */
export const parseForeign = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
