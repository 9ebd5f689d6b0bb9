import type { IncomingHttpHeaders } from 'node:http';

const HOP_BY_HOP = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** Kept even when a client names them in `Connection`: the host's own call depends on them. */
const NEEDED = /^(content-length|content-type|host|transfer-encoding|x-forwarded-.*)$/;

/** Drops hop-by-hop headers, including those that `Connection` names. */
export const dropHopByHop = (headers: IncomingHttpHeaders): void => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...HOP_BY_HOP, ...named.filter((each) => !NEEDED.test(each))]) delete headers[name];
};
