import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Made for each answer, so that it may cost a millisecond and no more. */
const BROTLI_QUALITY = 4;
/** Up to here it is done in one go, some tenths of a millisecond; a stream for each answer costs a whole one. */
const AT_ONCE_BYTES = 65_536;
/** Less fits into one packet as it is. */
const FROM_BYTES = 1_024;

/** Packed beside something that a stranger puts in, an answer's size would tell what its tokens are. */
const namesToken = (schema: unknown): boolean =>
  /accessToken|refreshToken|TokenPair/.test(JSON.stringify(schema) ?? '');

/** Packs answers as the client takes them, but none that may hold tokens. What clients send is never unpacked. */
export const packAnswers = async (app: FastifyInstance): Promise<void> => {
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
