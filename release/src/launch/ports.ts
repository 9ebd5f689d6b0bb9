import { createServer } from 'node:net';

/** Ports above 1023 that browsers and `fetch` refuse; source: Fetch Standard, "port blocking". */
const BLOCKED: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

const LAST_PORT = 65_535;
/** Lowest port without administrator rights. */
const FIRST_PORT = 1_024;

/**
 * Parses the port of the shell, from which all others are calculated.
 *
 * @param text the setting; 3000 by default.
 * @param offsets of the servers.
 * @param setting its name.
 * @throws a sentence that names the setting, when a browser cannot use one of the ports.
 */
export const portBaseOf = (text: string | undefined, offsets: readonly number[], setting = 'PORT_BASE'): number => {
  if (text === undefined || text === '') return 3_000;
  const base = Number(text);
  if (!Number.isInteger(base)) throw new Error(`${setting} must be a whole number, not "${text}"`);
  const ports = offsets.map((offset) => base + offset);
  const bad = ports.find((port) => BLOCKED.includes(port) || port < FIRST_PORT || port > LAST_PORT);
  if (bad === undefined) return base;
  const why = BLOCKED.includes(bad) ? 'browsers refuse' : 'is outside the allowed range';
  throw new Error(
    `${setting}=${base} results in port ${bad}, which ${why}. Choose another, so that ${ports.join(', ')} are fine.`,
  );
};

/** `localhost` resolves to either. */
const LOOPBACK = ['127.0.0.1', '::1'];

const isFree = (port: number, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    // Counts a missing address, such as IPv6, as free.
    server.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * Checks before the build that no port is in use.
 *
 * @param addresses to check; loopback by default.
 * @throws a sentence that names the ports and what to do.
 */
export const refuseTakenPorts = async (ports: readonly number[], addresses = LOOPBACK): Promise<void> => {
  const taken: number[] = [];
  for (const port of ports) {
    const free = await Promise.all(addresses.map((address) => isFree(port, address)));
    if (free.includes(false)) taken.push(port);
  }
  if (taken.length > 0)
    throw new Error(
      `In use already: port ${taken.join(', ')}. Is the system running? Stop what listens there, or choose other ports with PORT_BASE.`,
    );
};
