import type { Method } from 'axios';
import { client } from '../http/http';

/** A call of the transport itself, whatever the API declares: what is tested here is how any call goes. */
export const rawCall = async (path: string, method: Method = 'GET', body?: unknown): Promise<unknown> =>
  (await client.request<unknown>({ method, url: path, data: body })).data;
