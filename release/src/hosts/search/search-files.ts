import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { API_ORIGIN } from '../../config';
import type { Registry } from '../../registry/registry';
import { notFound, refuse } from '../host-server';
import { PLAIN_HEADERS } from '../page-headers';
import { encodingOf, sendCompressed, sendText } from '../send-text';
import { createTextCache } from './text-cache';
import { siteMapOf, siteMapText, type ListedPart } from './listed-pages';
import { robotsText } from './robots';

const RESPONSE_TIMEOUT_MS = 10_000;
const TEXT = { ...PLAIN_HEADERS, 'Cache-Control': 'public, max-age=600' };

const LISTED_PART = v.object({ parts: v.number(), shops: v.array(v.unknown()) });

const isListedPart = (value: unknown): value is ListedPart => v.is(LISTED_PART, value);

/** @returns `undefined` for a part that the API does not know. */
const readPart = async (part: number): Promise<ListedPart | undefined> => {
  const answer = await fetch(`${API_ORIGIN}/v1/app/nonMember/laundry/listed?part=${part}`, {
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  const body: unknown = await answer.json();
  if (answer.status === 422) return undefined;
  if (!answer.ok || !isListedPart(body)) throw new Error(`The list of shops was answered with ${answer.status}`);
  return body;
};

interface Site {
  readonly origin: string;
  readonly registry: () => Promise<Registry>;
}

const ROBOTS = '/robots.txt';

/** Checks for the path of a file for search engines. */
export const isSearchFile = (path: string): boolean => path === ROBOTS || siteMapOf(path) !== undefined;

/**
 * Serves the files for search engines: `/robots.txt`, `/sitemap.xml` and its parts.
 *
 * @param log called with a sentence when the list of shops cannot be loaded.
 */
export const searchFiles = (log: (sentence: string) => void) => {
  const texts = createTextCache();

  return async (request: IncomingMessage, response: ServerResponse, path: string, site: Site): Promise<void> => {
    const { origin } = site;
    if (path === ROBOTS) {
      const headers = { ...TEXT, 'Content-Type': 'text/plain; charset=utf-8' };
      return sendText(request, response, headers, robotsText(origin));
    }
    const which = siteMapOf(path);
    if (which === undefined) return notFound(response);
    const registry = await site.registry();
    try {
      const text = await texts(`${registry.revision} ${which}`, () =>
        siteMapText(which, { origin, registry, readPart }),
      );
      if (text === undefined) return notFound(response);
      const headers = { ...TEXT, 'Content-Type': 'application/xml; charset=utf-8', ETag: text.etag };
      if (request.headers['if-none-match'] === text.etag)
        return void response.writeHead(304, { ...headers, Vary: 'Accept-Encoding' }).end();
      const encoding = encodingOf(request);
      sendCompressed(response, headers, { encoding, body: await text.compressed(encoding) });
    } catch (error) {
      log(`The site map cannot be made: ${String(error)}`);
      refuse(response, 503);
    }
  };
};
