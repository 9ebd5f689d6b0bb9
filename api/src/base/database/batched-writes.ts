import { Duplex } from 'node:stream';
import type { ClientBase, Pool } from 'pg';

/** Socket of a client, which the types of `pg` leave out. */
const socketOf = (client: ClientBase): Duplex | undefined => {
  const connection: unknown = 'connection' in client ? client.connection : undefined;
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return undefined;
  return connection.stream instanceof Duplex ? connection.stream : undefined;
};

/** Sends the pipelined statements of a turn of the event loop in one write; `pg` makes one for each. */
export const batchWrites = (pool: Pool): void => {
  pool.on('connect', (client: ClientBase) => {
    const socket = socketOf(client);
    if (socket === undefined) return;
    let isBatching = false;
    const send = (): void => {
      isBatching = false;
      socket.uncork();
    };
    client.query = new Proxy(client.query, {
      apply: (query, self, args) => {
        if (!isBatching) {
          isBatching = true;
          socket.cork();
          process.nextTick(send);
        }
        return Reflect.apply(query, self, args);
      },
    });
  });
};
