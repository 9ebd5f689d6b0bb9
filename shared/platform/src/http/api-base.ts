/** Same origin as the shell, which proxies it to the API. */
export const API_BASE = '/v1/app';
