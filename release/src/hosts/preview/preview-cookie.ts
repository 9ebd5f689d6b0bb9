import { previewOriginsOf } from '../../preview/preview-origins';
import { previewSecretOf, verifyPreview, type Preview } from '../../preview/preview-token';

const COOKIE = 'releasePreview';
/** Query parameter of a link to a preview. */
const PARAMETER = 'release';
const END = 'off';

/** Response that exchanges the link for a cookie, so that no address, referrer or event holds the signature. */
export interface Exchange {
  readonly location: string;
  readonly cookie: string;
}

const cookieText = (value: string, maxAgeS: number, isSecure: boolean): string =>
  [
    `${COOKIE}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${maxAgeS}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Path on this site: two slashes would begin the name of another. */
const pathOf = (path: string): string => path.replace(/^\/+/, '/');

/**
 * Previews of this host's visitors.
 *
 * @param now the clock, in milliseconds.
 * @throws a sentence when `PREVIEW_SECRET` is too short, or `PREVIEW_ORIGINS` names no origins.
 */
export const createPreviews = (environment: Readonly<Record<string, string | undefined>>, now = Date.now) => {
  const secret = previewSecretOf(environment);
  const verify = (token: string): Preview | undefined =>
    secret === null || token === '' ? undefined : verifyPreview(secret, token, now());
  return {
    /** Origins that may serve a remote from a squad's machine. */
    origins: previewOriginsOf(environment),
    /** Preview of a visitor by the `Cookie` header. */
    previewOf: (cookies: string): Preview | undefined => {
      const pair = cookies.split(/; ?/).find((each) => each.startsWith(`${COOKIE}=`));
      return verify((pair ?? '').slice(COOKIE.length + 1));
    },
    /** Exchanges a link; `undefined` for any other page, also one with a parameter that is not ours. */
    exchange: (path: string, search: string, isSecure: boolean): Exchange | undefined => {
      if (!search.includes(`${PARAMETER}=`)) return undefined;
      const query = new URLSearchParams(search);
      const token = query.get(PARAMETER) ?? '';
      const preview = verify(token);
      if (preview === undefined && token !== END) return undefined;
      query.delete(PARAMETER);
      const rest = query.size === 0 ? '' : `?${query}`;
      const leftS = preview === undefined ? 0 : Math.floor((preview.untilMs - now()) / 1_000);
      return {
        location: pathOf(path) + rest,
        cookie: cookieText(preview === undefined ? '' : token, leftS, isSecure),
      };
    },
  };
};

export type Previews = ReturnType<typeof createPreviews>;
