import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_STREAM } from '@dongne/contract';
import { startSystem } from '../system/start-system';
import type { FreshMember } from '../actors/sandbox';
import { markdown } from './interleave';
import { FOR_CUSTOMERS } from './one-build-system';
import { SoakClient } from './soak-client';
import { quantile } from './under-load';

const STREAMS = 2_000;
const SLOW_BODIES = 1_000;
/** Number of members: each may open a limited number of streams. */
const MEMBERS = STREAMS / EVENT_STREAM.perMember;
const CALLS = 300;
const BYTE_EVERY_MS = 5_000;
/** Connections that are opened concurrently. */
const AT_ONCE = 100;
const OPENED_WITHIN_MS = 120_000;
const MEDIAN_AT_MOST_MS = 100;
/** File descriptors for other uses: modules, files, the measured calls. */
const EXTRA_DESCRIPTORS = 200;

/** Calls of a visitor and of a member. */
const PUBLIC_CALL = '/v1/app/versions';
const MEMBER_CALL = '/v1/app/member';

const bearer = ({ accessToken }: FreshMember): string => `Bearer ${accessToken}`;

/** @throws when this process may not open enough connections. */
const checkDescriptors = async (): Promise<void> => {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  const needed = STREAMS + SLOW_BODIES + EXTRA_DESCRIPTORS;
  if (most !== undefined && Number(most) < needed)
    throw new Error(`This process may open ${most} files. Begin with: ulimit -n ${needed}`);
};

/** Connections that stay open until `end`. */
class OpenConnections {
  private readonly sockets = new Set<Socket>();
  private isOver = false;
  /** Slow bodies that the host has refused and that started again. */
  refused = 0;

  constructor(private readonly origin: URL) {}

  get open(): number {
    return this.sockets.size;
  }

  private async connect(bytes: string): Promise<Socket> {
    const socket = connect(Number(this.origin.port), this.origin.hostname);
    this.sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  /** Opens an event stream. @throws when the response is not a stream. */
  async openStream(member: FreshMember): Promise<void> {
    const socket = await this.connect(
      `GET /v1/app/event-stream HTTP/1.1\r\nHost: ${this.origin.host}\r\nAuthorization: ${bearer(member)}\r\n\r\n`,
    );
    const [head] = await once(socket, 'data');
    if (!String(head).startsWith('HTTP/1.1 200 ')) throw new Error(`A stream was answered: ${String(head)}`);
    socket.resume();
  }

  /** Sends a body byte by byte, and starts again after every refusal. */
  async openSlowBody(): Promise<void> {
    const socket = await this.connect(
      `POST /v1/app/auth/otp HTTP/1.1\r\nHost: ${this.origin.host}\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`,
    );
    const timer = setInterval(() => socket.write(' '), BYTE_EVERY_MS);
    socket.resume().once('close', () => {
      clearInterval(timer);
      if (this.isOver) return;
      this.refused += 1;
      this.openSlowBody().catch(() => undefined);
    });
  }

  end(): void {
    this.isOver = true;
    for (const socket of this.sockets) socket.destroy();
  }
}

/** @throws on timeout. */
const openAll = async (count: number, open: (index: number) => Promise<void>): Promise<void> => {
  const deadline = Date.now() + OPENED_WITHIN_MS;
  for (let from = 0; from < count; from += AT_ONCE) {
    if (Date.now() > deadline) throw new Error(`Only ${from} of ${count} connections were opened in time.`);
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => open(from + index)));
  }
};

/** Measures sequential calls in ms. */
const timesOf = async (client: SoakClient, path: string, headers: Record<string, string>): Promise<number[]> => {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now();
    if ((await client.call(path, { headers })) === undefined) throw new Error(`${path} was refused.`);
    times.push(performance.now() - startedAt);
  }
  return times;
};

/** Opens all connections, measures, and closes them. @returns medians. */
const measure = async (origin: string): Promise<number[]> => {
  const client = new SoakClient(origin);
  const members = (await client.send<FreshMember[]>('POST', '/sandbox/members', { count: MEMBERS })) ?? [];
  const memberFor = (index: number): FreshMember => {
    const member = members[index % members.length];
    if (member === undefined) throw new Error('The sandbox made no members.');
    return member;
  };
  const holders = new OpenConnections(new URL(origin));
  const calls = [
    ['public', PUBLIC_CALL, {}],
    ['of a member', MEMBER_CALL, { authorization: bearer(memberFor(0)) }],
  ] as const;
  const rows: string[][] = [];
  const medians: number[] = [];
  const take = async (beside: string): Promise<void> => {
    for (const [whose, path, headers] of calls) {
      const times = await timesOf(client, path, headers);
      medians.push(quantile(times, 0.5));
      rows.push([`\`${path}\`, ${whose}`, beside, quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)]);
    }
  };
  try {
    await take('nothing');
    await openAll(STREAMS, (index) => holders.openStream(memberFor(index)));
    await take(`${STREAMS} streams`);
    await openAll(SLOW_BODIES, () => holders.openSlowBody());
    await take(`${STREAMS} streams, ${SLOW_BODIES} slow bodies`);
    console.log(markdown(['call', 'beside', 'median, ms', 'p99, ms'], rows));
    console.log(`${holders.open} connections open at the end, ${holders.refused} slow bodies refused`);
    console.log(
      `Load of the machine (1, 5, 15 minutes): ${loadavg()
        .map((each) => each.toFixed(1))
        .join(', ')}`,
    );
    return medians;
  } finally {
    holders.end();
    // Waits, so that the host sees every connection closed.
    await pause(100);
  }
};

/**
 * Measures small calls during 2,000 event streams and 1,000 bodies that send a byte every five seconds, all from one
 * machine.
 *
 * @param url of a running system; starts one by default.
 * @throws when a median is above 100 ms.
 */
export const benchOpenConnections = async (url?: string): Promise<void> => {
  await checkDescriptors();
  const system = url === undefined ? await startSystem(FOR_CUSTOMERS) : undefined;
  try {
    const medians = await measure(url ?? system?.baseUrl ?? '');
    if (Math.max(...medians) > MEDIAN_AT_MOST_MS) throw new Error('Clients that hold on hold up the others.');
  } finally {
    await system?.stop();
  }
};
