import type { AxiosRequestConfig } from 'axios';
import { loadClient } from './http/call';

/*
 * Names of platform 1.0, kept for remotes built against it until the next major version. Nothing new compiles with
 * them; use `endpoints` with `useRemote`, `read` and `send`.
 */

const get = async (path: string, config?: AxiosRequestConfig): Promise<unknown> =>
  (await (await loadClient()).get(path, config)).data;

const write =
  (method: 'post' | 'put') =>
  async (path: string, body?: unknown, config?: AxiosRequestConfig): Promise<unknown> =>
    (await (await loadClient())[method](path, body, config)).data;

interface DeprecatedHttp {
  readonly get: (path: never) => Promise<unknown>;
  readonly post: (path: never) => Promise<unknown>;
  readonly put: (path: never) => Promise<unknown>;
}

/** @deprecated */
export const http: DeprecatedHttp = { get, post: write('post'), put: write('put') };

/** @deprecated */
export const MEMBER_KEYS: Readonly<Record<string, unknown>> = {
  member: ['member'],
  address: ['member', 'address'],
  membership: ['myPage', 'membership'],
  partner: ['member', 'partnerInfo'],
};

/** @deprecated */
export const ADDRESS_QUERY_KEY: unknown = MEMBER_KEYS['address'];
