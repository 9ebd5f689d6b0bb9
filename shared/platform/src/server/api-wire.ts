import { wireText } from '@dongne/contract';
import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { isRecord } from '../storage/foreign-json';

/** Where reads go on the server, and what is told of who asks. */
export interface ApiAccess {
  readonly origin: string;
  /** Headers that name the customer behind the host: limits per address go by them. */
  readonly caller: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const BASE = '/v1/app';

/** Carries reads from the server to the API. Nothing else: what a page writes waits for somebody who presses a button. */
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
