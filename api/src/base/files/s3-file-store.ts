import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../config';
import type { FileStore } from './file-store';

const KEY = /^[0-9a-f-]{36}$/;
/** A storage that does not answer must not keep a form waiting for ever. */
const PATIENCE_MS = 10_000;

/**
 * Photos in an object storage that speaks S3: any number of API processes share them. An upload that fails is taken
 * back. Its calls throw when the storage refuses or does not answer.
 */
export const s3FileStore = ({
  endpoint,
  region,
  bucket,
  prefix,
  accessKeyId,
  secretAccessKey,
}: ObjectStorage): FileStore => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const call = async (method: 'DELETE' | 'GET' | 'PUT', key: string, body?: Uint8Array<ArrayBuffer>) => {
    const answer = await client.fetch(`${endpoint}/${bucket}/${prefix}${key.slice(0, 2)}/${key}`, {
      method,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The object storage answered ${answer.status} to ${method}.`);
    return answer;
  };
  return {
    async put(key, bytes) {
      try {
        const { ok } = await call('PUT', key, new Uint8Array(bytes));
        if (!ok) throw new Error(`The object storage has no bucket "${bucket}".`);
      } catch (error) {
        // Nobody knows what has arrived of it, and nobody will name it.
        await call('DELETE', key).catch(() => undefined);
        throw error;
      }
    },
    async get(key) {
      if (!KEY.test(key)) return null;
      const answer = await call('GET', key);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async remove(key) {
      await call('DELETE', key);
    },
    // A storage that is away stops photos, not the server: those calls are answered 503.
    probe: async () => undefined,
  };
};
