import { get as getByHttp } from 'node:http';
import { get as getByHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Answer with the bytes as they are stored. */
export interface RawResponse {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Gets a resource without decoding it: `fetch` would decompress an object with a `Content-Encoding`. */
export const getRaw = ({ url, headers }: Request, signal: AbortSignal): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const get = url.startsWith('https:') ? getByHttps : getByHttp;
    get(url, { headers: Object.fromEntries(headers), signal }, (response) => {
      buffer(response).then((bytes) => resolve({ status: response.statusCode ?? 0, bytes }), reject);
    }).on('error', reject);
  });
