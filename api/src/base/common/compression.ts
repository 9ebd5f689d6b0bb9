import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compression level: responses are compressed per request, within about a millisecond. */
const BROTLI_QUALITY = 4;
/**
 * Size up to which a response is compressed in one call, in tenths of a millisecond; a stream per response costs a
 * whole one.
 */
const AT_ONCE_BYTES = 65_536;
/** Minimum size: smaller responses fit into one packet uncompressed. */
const FROM_BYTES = 1_024;

/**
 * Whether a schema contains a token: compressing a token together with attacker-controlled input reveals it by size
 * (BREACH).
 */
const namesToken = (schema: unknown): boolean =>
  /accessToken|refreshToken|TokenPair/.test(JSON.stringify(schema) ?? '');

/**
 * Compresses responses by `Accept-Encoding`, except those that may contain tokens. Request bodies are not decompressed.
 */
export const compressResponses = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (namesToken(route.schema?.response)) route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
};
