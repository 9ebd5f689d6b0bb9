import type { ServiceSources } from './service-sources';

/** Headers of every answer that is no page: it runs nothing and stands in no frame, should somebody open it as one. */
export const PLAIN_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/**
 * Headers of the app's page. Scripts run by nonce only; what they load in turn (the remotes) is trusted through
 * `strict-dynamic`. styled-components writes its rules into style elements, hence `unsafe-inline` for styles.
 */
export const pageHeaders = (
  nonce: string,
  connectTo: readonly string[],
  services: ServiceSources,
): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    directive('style-src', "'self'", "'unsafe-inline'", ...services['style-src']),
    directive('img-src', "'self'", 'data:', 'blob:', ...services['img-src']),
    directive('font-src', "'self'", ...services['font-src']),
    directive('frame-src', "'self'", ...services['frame-src']),
    directive('media-src', "'self'", ...services['media-src']),
    directive('connect-src', "'self'", ...connectTo, ...services['connect-src']),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
});
