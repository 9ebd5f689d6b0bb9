import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIVE_VISITOR } from '@dongne/contract';
import type { Registry } from '../registry/registry';
import { registryFile } from './browser-registry';
import { IMMUTABLE, OPEN_TO_ALL } from './caching';
import type { Previews } from './preview/preview-cookie';
import { registryFor } from './preview/preview-registry';
import { sendText } from './send-text';
import { registryOfVisitor } from './visitor-registry';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Never stored beside everyone's registry. */
const OWN_REGISTRY = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'private, no-store' };

/** Responses with the registry as it is now, or with that of somebody who looks at a preview. */
export const registryResponses = (current: () => Promise<Registry>, previews: Previews) => ({
  /** Responds 304 to running shells, which poll once a minute. */
  sendRegistry: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const everyone = await current();
    const { cookie: cookies = '' } = request.headers;
    const { registry, previewed } = registryFor(everyone, cookies, previews);
    if (previewed.length > 0) return sendText(request, response, OWN_REGISTRY, JSON.stringify(registry));
    const body = JSON.stringify(everyone);
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
    const everyone = await current();
    const { cookie: cookies = '' } = request.headers;
    const own = registryFile(registryFor(everyone, cookies, previews).registry);
    const first = registryFile(registryOfVisitor(everyone, LIVE_VISITOR));
    const file = first.path === asked ? first : own;
    const cached = file.path === asked ? IMMUTABLE : 'no-store';
    await sendText(request, response, { 'Content-Type': JSON_TYPE, 'Cache-Control': cached }, file.body);
  },
});
