import Cookies from 'js-cookie';
import { drawnFor } from '../runtime/runtime';

/** Cookie header: the browser's, on the server the request's. */
export const cookieText = (): string => drawnFor()?.cookies ?? document.cookie;

/** Decodes as js-cookie does: browsers ignore cookies that cannot be decoded. */
const decoded = (name: string, text: string): string | undefined => {
  try {
    return Cookies.converter.read?.(text, name);
  } catch {
    return undefined;
  }
};

/**
 * Returns a cookie's decoded value; `undefined` if missing. Of two with the same name, the first: browsers send the
 * nearest first.
 */
export const readCookie = (name: string): string | undefined => {
  const request = drawnFor();
  if (request === undefined) return Cookies.get(name);
  const found = request.cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(name, found.slice(name.length + 1));
};
