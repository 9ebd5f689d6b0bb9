import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { STORE_DIR } from '../config';

const YEAR_S = 31_536_000;

/**
 * Serves the store's version folders: immutable, precompressed, readable from other origins.
 * Looks at the disk for every request, so that a publication is there without a restart.
 */
export const storeFiles = sirv(STORE_DIR, {
  dev: true,
  brotli: true,
  gzip: true,
  setHeaders: (response) => {
    response.setHeader('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Timing-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
  },
});

/** 404 that no cache keeps: the next publication may bring the file. */
export const notFound = (_request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end('Not found');
};
