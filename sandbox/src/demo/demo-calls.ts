import type { App } from '@dongne/api/base';
import type { DemoCall } from './simulator';

/** Calls the API in process, without the network. */
export const callsOf =
  (app: App): DemoCall =>
  async (method, url, { token, body } = {}) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { statusCode, json } = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: statusCode, json };
  };
