/** Same origin as the shell, which passes it on to the API. */
export const API_BASE = '/v1/app';
