import Cookies from 'js-cookie';
import { drawnFor } from '../runtime/runtime';

/** All cookies as one text: the browser's, on the server those of the request. */
export const cookieText = (): string => drawnFor()?.cookies ?? document.cookie;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A cookie's value, decoded; `undefined` for one that is not there. The first of two by the same name, as browsers send the nearest first. */
export const readCookie = (name: string): string | undefined => {
  const request = drawnFor();
  if (request === undefined) return Cookies.get(name);
  const found = request.cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
};
