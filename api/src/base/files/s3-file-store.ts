import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../config';
import type { FileStore } from './file-store';

const KEY = /^[0-9a-f-]{36}$/;
/** Time-out of a storage call, so that a form does not wait for ever. */
const PATIENCE_MS = 10_000;

/**
 * Photos in an S3-compatible object storage, shared by any number of API processes. A failed upload is removed. Calls
 * throw when the storage rejects or does not respond.
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
        // Deletes the key, because part of the upload may have arrived and no row will reference it.
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
    // An unreachable storage affects photo calls only, which answer 503; the server stays ready.
    probe: async () => undefined,
  };
};
