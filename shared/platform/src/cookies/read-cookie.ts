import Cookies from 'js-cookie';
import { drawnFor } from '../runtime/runtime';

/** All cookies as one text: the browser's, on the server those of the request. */
export const cookieText = (): string => drawnFor()?.cookies ?? document.cookie;

/** As js-cookie reads it: what cannot be decoded is no cookie to the browser either. */
const decoded = (name: string, text: string): string | undefined => {
  try {
    return Cookies.converter.read?.(text, name);
  } catch {
    return undefined;
  }
};

/** A cookie's value, decoded; `undefined` for one that is not there. The first of two by the same name, as browsers send the nearest first. */
export const readCookie = (name: string): string | undefined => {
  const request = drawnFor();
  if (request === undefined) return Cookies.get(name);
  const found = request.cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(name, found.slice(name.length + 1));
};
