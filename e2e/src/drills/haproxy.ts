import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** It listens within this time, or has ended. */
const STARTED_WITHIN_MS = 1_000;

/** Servers behind one address. */
export interface Balanced {
  /** `address:port` that is listened on. */
  readonly bind: string;
  /** Host names of the requests that it takes; all by default. */
  readonly hosts?: readonly string[];
  /** `address:port` of each server. */
  readonly servers: readonly string[];
  /** Path that says whether a server is ready. */
  readonly check: string;
}

/** Makes a certificate for the drill. @returns its file, key included. */
const certificate = async (folder: string): Promise<string> => {
  const [key, cert, both] = [join(folder, 'key.pem'), join(folder, 'cert.pem'), join(folder, 'both.pem')] as const;
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=drill', '-addext', 'subjectAltName=IP:127.0.0.9,DNS:*.localhost', '-keyout', key, '-out', cert],
  ]);
  await writeFile(both, `${await readFile(cert, 'utf8')}${await readFile(key, 'utf8')}`);
  return both;
};

const backendOf = ({ servers, check }: Balanced, index: number): string =>
  [
    `backend b${index}`,
    '  balance roundrobin',
    `  option httpchk GET ${check}`,
    // Retries what no server has begun: the next server takes it.
    '  retries 3',
    '  option redispatch 1',
    '  retry-on conn-failure empty-response response-timeout 503',
    '  http-request disable-l7-retry if !METH_GET !{ req.hdr(idempotency-key) -m found }',
    ...servers.map((server, at) => `  server s${at} ${server} check inter 1s fall 3 rise 1`),
  ].join('\n');

/** Writes the configuration: TLS for customers, and plain HTTP between the programs. */
const configurationOf = (secure: readonly Balanced[], inner: readonly Balanced[], pem: string): string => {
  const binds = [...new Set(secure.map(({ bind }) => bind))];
  return [
    'global\n  maxconn 8000',
    'defaults\n  mode http\n  timeout connect 1s\n  timeout client 60s\n  timeout check 3s\n  timeout server 60s\n  option http-server-close\n  option forwardfor',
    [
      'frontend customers',
      ...binds.map((bind) => `  bind ${bind} ssl crt ${pem} alpn h2,http/1.1`),
      '  http-request set-header X-Forwarded-Proto https',
      ...secure.map(({ hosts = [] }, index) =>
        hosts.length === 0
          ? `  default_backend b${index}`
          : `  use_backend b${index} if { req.hdr(host),field(1,:) -i ${hosts.join(' ')} }`,
      ),
    ].join('\n'),
    ...inner.map(({ bind }, at) => `frontend inner${at}\n  bind ${bind}\n  default_backend b${secure.length + at}`),
    ...[...secure, ...inner].map(backendOf),
    '',
  ].join('\n\n');
};

/**
 * Starts HAProxy in front of the programs of a drill.
 *
 * @param secure what customers reach, over TLS.
 * @param inner what programs reach.
 * @throws with its complaint when it does not start.
 */
export const startHaproxy = async (
  folder: string,
  secure: readonly Balanced[],
  inner: readonly Balanced[],
): Promise<{ readonly stop: () => Promise<void> }> => {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configurationOf(secure, inner, await certificate(folder)));
  await run('haproxy', ['-c', '-q', '-f', file]);
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => (complaint += text));
  const early = once(child, 'exit').then(() => Promise.reject(new Error(`HAProxy ended:\n${complaint}`)));
  await Promise.race([early, pause(STARTED_WITHIN_MS)]);
  early.catch(() => undefined);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
