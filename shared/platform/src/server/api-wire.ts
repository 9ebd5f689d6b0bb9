import { wireText, isRecord } from '@dongne/contract';
import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';

/** Address of the API for the server, and headers about the caller. */
export interface ApiAccess {
  readonly origin: string;
  /** Headers that identify the customer behind the host: rate limits per address use them. */
  readonly caller: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const BASE = '/v1/app';

/** Sends reads from the server to the API. Writes are rejected: they need a customer's action. */
export const apiWire =
  ({ origin, caller, signal }: ApiAccess): AxiosAdapter =>
  async (config) => {
    if (config.method !== 'get') throw new AxiosError('The server only reads', AxiosError.ERR_BAD_REQUEST, config);
    const address = wireText(config.url ?? '', isRecord(config.params) ? config.params : {});
    const given = AxiosHeaders.from(config.headers).toJSON(true);
    const headers = { ...caller, accept: 'application/json' };
    for (const name of ['Authorization', 'device', 'versioncode', 'mobileplatform'])
      if (typeof given[name] === 'string') Object.assign(headers, { [name]: given[name] });
    const answer = await fetch(`${origin}${BASE}${address}`, { headers, signal });
    const text = await answer.text();
    const data: unknown = text === '' ? '' : JSON.parse(text);
    const response = { data, status: answer.status, statusText: '', headers: {}, config };
    if (answer.ok) return response;
    throw new AxiosError(`status ${answer.status}`, undefined, config, undefined, response);
  };
