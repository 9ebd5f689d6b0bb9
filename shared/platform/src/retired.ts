import type { AxiosRequestConfig } from 'axios';
import { loadClient } from './http/call';

/*
 * What remotes built for platform 1.0 find under these names. It stays as long as the major version does, and nothing new
 * compiles with it: its successors are `endpoints` with `useRemote`, `read` and `send`.
 */

const get = async (path: string, config?: AxiosRequestConfig): Promise<unknown> =>
  (await (await loadClient()).get(path, config)).data;

const write =
  (method: 'post' | 'put') =>
  async (path: string, body?: unknown, config?: AxiosRequestConfig): Promise<unknown> =>
    (await (await loadClient())[method](path, body, config)).data;

interface RetiredHttp {
  readonly get: (path: never) => Promise<unknown>;
  readonly post: (path: never) => Promise<unknown>;
  readonly put: (path: never) => Promise<unknown>;
}

/** @deprecated */
export const http: RetiredHttp = { get, post: write('post'), put: write('put') };

/** @deprecated */
export const MEMBER_KEYS: Readonly<Record<string, unknown>> = {
  member: ['member'],
  address: ['member', 'address'],
  membership: ['myPage', 'membership'],
  partner: ['member', 'partnerInfo'],
};

/** @deprecated */
export const ADDRESS_QUERY_KEY: unknown = MEMBER_KEYS['address'];
