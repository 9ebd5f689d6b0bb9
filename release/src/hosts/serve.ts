import { LISTEN_ADDRESS } from '../config';
import { trustedProxies } from './trusted-proxies';
import { failCurrentResponse, HOST_LIMITS, hostServer, type RequestHandler } from './host-server';

const STOP_WITHIN_MS = 5_000;

interface Options {
  /** Ends responses that never end by themselves, such as event streams. */
  readonly endEndless?: () => void;
  /** Delays the ready message; requests are served meanwhile. */
  readonly prepared?: Promise<unknown>;
}

/**
 * Listens on `LISTEN_ADDRESS` until SIGTERM or SIGINT, then finishes the open requests.
 *
 * @param what named in the log line, e.g. `mf-usage`.
 * @throws a sentence when `TRUST_PROXY` is invalid.
 */
export const serve = (
  what: string,
  port: number,
  answer: RequestHandler,
  { endEndless, prepared = Promise.resolve() }: Options = {},
): void => {
  const server = hostServer(answer, HOST_LIMITS, trustedProxies(process.env['TRUST_PROXY']));
  server.on('error', (error) => {
    console.error(`${what} cannot listen on ${LISTEN_ADDRESS}, port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, LISTEN_ADDRESS, () => {
    console.log(`${what} listens on ${LISTEN_ADDRESS}, port ${port}`);
    void prepared.then(() => process.send?.('ready'));
  });
  process.on('uncaughtException', (error) => {
    if (failCurrentResponse(error)) return;
    // Exits after an exception outside of any response: the state is unknown, and the launcher restarts the host.
    console.error(`${what} exits after an uncaught exception:`, error);
    process.exit(1);
  });
  const stop = (): void => {
    server.close(() => process.exit(0));
    endEndless?.();
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
