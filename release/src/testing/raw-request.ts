import { connect } from 'node:net';

/** Everything received on a connection until it was closed. */
export interface RawAnswer {
  readonly text: string;
  /** Status of the first response; `undefined` when closed without one. */
  readonly status: number | undefined;
  readonly headers: ReadonlyMap<string, string>;
  /** Raw body, compressed or not. */
  readonly body: Buffer;
}

const headersIn = (head: string): Map<string, string> =>
  new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );

const answerOf = (bytes: Buffer): RawAnswer => {
  const text = bytes.toString('latin1');
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  return {
    text,
    status: status === undefined ? undefined : Number(status),
    headers: headersIn(text.split('\r\n\r\n', 1).join('')),
    body: bytes.subarray(bytes.indexOf('\r\n\r\n') + 4),
  };
};

/**
 * Sends raw bytes, which no client library allows.
 *
 * @param patienceMs closes the connection after so much silence: a server may wait for the rest of a request. 0: never.
 * @returns once the connection is closed; a reset counts as closed.
 */
export const sendRaw = (port: number, bytes: string | Buffer, patienceMs = 0): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const chunks: Buffer[] = [];
    socket.setTimeout(patienceMs, () => socket.end());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined); // `close` follows
    socket.on('close', () => resolve(answerOf(Buffer.concat(chunks))));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });

/** Sends a GET with one header. */
export const get = (port: number, path: string, header = 'X-Nothing: 1'): Promise<RawAnswer> =>
  sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n\r\n`);
