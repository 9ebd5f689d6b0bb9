import { AwsClient } from 'aws4fetch';
import type { Bucket } from '@dongne/contract/server';
import { codeOf } from '../atomic-write';
import { getRaw, type RawResponse } from './get-raw';
import { readListing, type ListedObject } from './listing';

/** Time limit of a call, so that no command waits for ever. */
const CALL_LIMIT_MS = 10_000;

/** Object's metadata. */
export interface ObjectHeaders {
  readonly 'Content-Type'?: string;
  readonly 'Content-Encoding'?: string;
  readonly 'Cache-Control'?: string;
}

/** Result of a conditional write. */
export type Creation = 'created' | 'exists' | 'conflict';

/** Calls of an S3-compatible object storage below a prefix. Each throws a sentence when the storage does not do it. */
export interface BucketClient {
  /** `s3://bucket/prefix`, for sentences. */
  readonly place: string;
  /** Reads an object; `undefined` when it is missing. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  put(key: string, bytes: Buffer, headers?: ObjectHeaders): Promise<void>;
  /**
   * Writes an object only where there is none (`If-None-Match: *`). `conflict`: another write of it is going on, and the
   * result is open.
   */
  create(key: string, bytes: Buffer, headers?: ObjectHeaders): Promise<Creation>;
  remove(key: string): Promise<void>;
  /** Lists all objects below a prefix. */
  list(prefix: string): Promise<readonly ListedObject[]>;
}

const FULL = [507, 413];
const QUOTA = /QuotaExceeded|StorageFull|InsufficientStorage|EntityTooLarge/;

const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

const isTimeout = (error: unknown): boolean =>
  [error, causeOf(error)].some(
    (each) => typeof each === 'object' && each !== null && 'name' in each && each.name === 'TimeoutError',
  );

/** Code of a failed connection: Node's `fetch` wraps its error. @returns `undefined` for any other error. */
const networkCodeOf = (error: unknown): string | undefined => {
  const code = codeOf(error) ?? codeOf(causeOf(error));
  return code === undefined && causeOf(error) === undefined ? undefined : String(code ?? 'broken');
};

/** @throws a sentence for an answer that is neither a success nor one of those that the caller expects. */
const check = (place: string, method: string, { status, bytes }: RawResponse, expected: readonly number[]): void => {
  if ((status >= 200 && status < 300) || expected.includes(status)) return;
  if (FULL.includes(status) || QUOTA.test(bytes.toString('utf8')))
    throw new Error(`The release store ${place} is full. Free some space, or raise its quota, and try again.`);
  if (status === 403)
    throw new Error(`The release store ${place} refuses ${method} for the key of S3_ACCESS_KEY_ID (403).`);
  if (status === 404) throw new Error(`The release store ${place} has no such bucket.`);
  throw new Error(`The release store ${place} answered ${status} to ${method}. Try again when it is well.`);
};

/** Opens a bucket; calls nothing yet. */
export const bucketClient = (bucket: Bucket, limitMs = CALL_LIMIT_MS): BucketClient => {
  const { accessKeyId, secretAccessKey, region, endpoint, prefix } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const place = `s3://${bucket.bucket}/${prefix}`.replace(/\/$/, '');
  const base = `${endpoint}/${bucket.bucket}`;
  const addressOf = (key: string): string => `${base}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;

  const send = async (method: string, address: string, init: RequestInit): Promise<RawResponse> => {
    const signal = AbortSignal.timeout(limitMs);
    if (method === 'GET') return getRaw(await client.sign(address, { method }), signal);
    const answer = await client.fetch(address, { ...init, method, signal });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const call = async (method: string, address: string, init: RequestInit = {}, expected: readonly number[] = []) => {
    try {
      const answer = await send(method, address, init);
      check(place, method, answer, expected);
      return answer;
    } catch (cause) {
      const why = isTimeout(cause) ? `no answer in ${limitMs / 1_000} s` : networkCodeOf(cause);
      if (why === undefined) throw cause;
      throw new Error(`The release store ${place} cannot be reached (${why}). Try again when it is back.`, { cause });
    }
  };
  const write = (key: string, bytes: Buffer, headers: Record<string, string>, expected: readonly number[] = []) =>
    call('PUT', addressOf(key), { body: new Uint8Array(bytes), headers }, expected);

  return {
    place,
    get: async (key) => {
      const { status, bytes } = await call('GET', addressOf(key), {}, [404]);
      return status === 404 ? undefined : bytes;
    },
    has: async (key) => (await call('HEAD', addressOf(key), {}, [404])).status !== 404,
    put: async (key, bytes, headers = {}) => void (await write(key, bytes, { ...headers })),
    create: async (key, bytes, headers = {}) => {
      const { status } = await write(key, bytes, { ...headers, 'If-None-Match': '*' }, [409, 412]);
      if (status === 412) return 'exists';
      return status === 409 ? 'conflict' : 'created';
    },
    remove: async (key) => void (await call('DELETE', addressOf(key), {}, [404])),
    list: async (below) => {
      const found: ListedObject[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below });
        if (token !== '') query.set('continuation-token', token);
        const { bytes } = await call('GET', `${base}?${query}`);
        const page = readListing(bytes.toString('utf8'));
        found.push(...page.objects.map((each) => ({ ...each, key: each.key.slice(prefix.length) })));
        token = page.next;
      }
      return found;
    },
  };
};
