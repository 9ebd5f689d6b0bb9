import type { IncomingHttpHeaders } from 'node:http';

const HOP_BY_HOP = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** Kept even where a client names them in `Connection`: the host's own call depends on them. */
const NEEDED = /^(content-length|content-type|host|transfer-encoding|x-forwarded-.*)$/;

/** Drops the headers that concern one connection only, those that `Connection` names among them. */
export const dropHopByHop = (headers: IncomingHttpHeaders): void => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...HOP_BY_HOP, ...named.filter((each) => !NEEDED.test(each))]) delete headers[name];
};
