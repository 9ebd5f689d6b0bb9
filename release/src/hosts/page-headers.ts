import { hstsOf } from '@dongne/contract/server';
import type { ServiceSources } from './service-sources';

const HSTS = hstsOf(process.env);
const HTTPS_ONLY: Readonly<Record<string, string>> = HSTS === null ? {} : { 'Strict-Transport-Security': HSTS };

/** Headers of every response that is not a page: opened in a browser, it runs no script and cannot be framed. */
export const PLAIN_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...HTTPS_ONLY,
};

/** Headers of a page or a redirect to one: they keep the referrer and the opener. */
export const OPENED_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  ...HTTPS_ONLY,
};

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/** Origins that a page's CSP names besides its own. */
export interface PageOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  /** Whether a dev server may show its errors, with a Trusted Types policy of its own. */
  readonly hasDevServer?: boolean;
}

/**
 * Opener policy of a window that visits pages of others, which have none: with a policy of its own the browser would
 * cut it off from its opener there, as if it were closed.
 */
const KEEPS_OPENER = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/** Policy of a dev server's error overlay (`shared/build/src/webpack/dev-server.mjs`). */
const DEV_OVERLAY = 'dev-overlay';

/** Allows further policies for external services, which create their own. */
const policiesOf = (services: ServiceSources, hasDevServer: boolean): string => {
  if (services['script-src'].length > 0) return 'trusted-types *';
  return directive('trusted-types', 'default', ...(hasDevServer ? [DEV_OVERLAY] : []));
};

/**
 * Headers of the app's page. Scripts run with the nonce, from the page's origin, and from the listed origins; the page
 * guard (`page-guard.ts`), the only Trusted Types policy, checks what they load. styled-components writes into style
 * elements, hence `unsafe-inline` for styles.
 *
 * @param isWindow whether the page is that of a window which visits pages of others.
 */
export const pageHeaders = (
  nonce: string,
  { scripts, connections, hasDevServer = false }: PageOrigins,
  services: ServiceSources,
  isWindow = false,
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
    policiesOf(services, hasDevServer),
  ].join('; '),
  ...OPENED_HEADERS,
  ...(isWindow ? KEEPS_OPENER : {}),
});
