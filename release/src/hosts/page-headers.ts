import type { ServiceSources } from './service-sources';

/** Headers of every answer that is no page: it runs nothing and stands in no frame, should somebody open it as one. */
export const PLAIN_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Headers of what a person opens, a page or the way to one: the page is told where they came from, and keeps the window that has
 * opened it.
 */
export const OPENED_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/** Places beside our own that a page's policy names. */
export interface PageOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

/**
 * Headers of the app's page. Scripts run with the nonce, from our own origin, and from the places that are named: what a
 * script loads in turn is judged like any other, and first by the page's guard (`page-guard.ts`), the only Trusted Types
 * policy there is. styled-components writes its rules into style elements, hence `unsafe-inline` for styles.
 */
export const pageHeaders = (
  nonce: string,
  { scripts, connections }: PageOrigins,
  services: ServiceSources,
): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': [
    "default-src 'self'",
    directive('script-src', `'nonce-${nonce}'`, "'self'", ...scripts, ...services['script-src']),
    directive('style-src', "'self'", "'unsafe-inline'", ...services['style-src']),
    directive('img-src', "'self'", 'data:', 'blob:', ...services['img-src']),
    directive('font-src', "'self'", ...services['font-src']),
    directive('frame-src', "'self'", ...services['frame-src']),
    directive('media-src', "'self'", ...services['media-src']),
    directive('connect-src', "'self'", ...connections, ...services['connect-src']),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action', "'self'", ...services['form-action']),
    directive('frame-ancestors', ...services['frame-ancestors']),
    "require-trusted-types-for 'script'",
    // An outside service brings policies of its own.
    services['script-src'].length === 0 ? 'trusted-types default' : 'trusted-types *',
  ].join('; '),
  ...OPENED_HEADERS,
});
