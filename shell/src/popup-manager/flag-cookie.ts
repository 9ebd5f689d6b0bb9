import { cookieText } from '@dongne/platform';

/** Whether a cookie says that something was closed for longer than this visit. Whatever it holds, it is there or not. */
export const hasFlag = (name: string): boolean =>
  cookieText()
    .split('; ')
    .some((cookie) => cookie.startsWith(`${name}=`) && cookie !== `${name}=`);

/** Keeps something closed for so many seconds. A cookie: browsers that forbid storage throw at the other ways. */
export const setFlag = (name: string, seconds: number): void => {
  document.cookie = `${name}=Y; max-age=${seconds}; path=/; samesite=lax`;
};
