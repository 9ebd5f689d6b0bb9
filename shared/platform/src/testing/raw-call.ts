import type { Method } from 'axios';
import { client } from '../http/http';

/** Sends an undeclared call, to test the transport itself. */
export const rawCall = async (path: string, method: Method = 'GET', body?: unknown): Promise<unknown> =>
  (await client.request<unknown>({ method, url: path, data: body })).data;
