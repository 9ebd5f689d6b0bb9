import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIVE_VISITOR, releaseVisitorOf } from '@dongne/contract';
import type { Registry } from '../registry/registry';
import { registryFile } from './browser-registry';
import { IMMUTABLE, OPEN_TO_ALL } from './caching';
import { notFound } from './host-server';
import { sendText } from './send-text';
import { registryOfVisitor } from './visitor-registry';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Responses with the registry as it is now. */
export const registryResponses = (current: () => Promise<Registry>) => ({
  /** Responds 304 to running shells, which poll once a minute. */
  sendRegistry: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.stringify(await current());
    // Weak: the same tag for all encodings.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    const headers = { ...OPEN_TO_ALL, 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-cache', ETag: etag };
    if (request.headers['if-none-match'] !== etag) return sendText(request, response, headers, body);
    response.writeHead(304, { ...headers, Vary: 'Accept-Encoding' }).end();
  },

  /**
   * Sends the registry file of a page: this visitor's, or that of a first page, which came without a cookie. Answers an
   * outdated name with this visitor's current registry and without caching, so that an old page follows the newest
   * publication.
   */
  sendRegistryFile: async (request: IncomingMessage, response: ServerResponse, asked: string): Promise<void> => {
    const registry = await current();
    const [own, first] = [releaseVisitorOf(request.headers.cookie ?? ''), LIVE_VISITOR].map((visitor) =>
      registryFile(registryOfVisitor(registry, visitor)),
    );
    const file = first?.path === asked ? first : own;
    if (file === undefined) return notFound(response);
    const cached = file.path === asked ? IMMUTABLE : 'no-store';
    await sendText(request, response, { 'Content-Type': JSON_TYPE, 'Cache-Control': cached }, file.body);
  },
});
