import { cookieText } from '@dongne/platform';

/** Returns whether a cookie marks something as closed beyond this visit. Only its presence counts. */
export const hasFlag = (name: string): boolean =>
  cookieText()
    .split('; ')
    .some((cookie) => cookie.startsWith(`${name}=`) && cookie !== `${name}=`);

/** Sets a flag for a number of seconds. A cookie, because storage throws in browsers that block it. */
export const setFlag = (name: string, seconds: number): void => {
  document.cookie = `${name}=Y; max-age=${seconds}; path=/; samesite=lax`;
};
