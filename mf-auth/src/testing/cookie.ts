/** Decoded value of a cookie; `undefined` when missing. */
export const cookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
};
