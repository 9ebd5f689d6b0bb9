/** So many pages are rendered by one process at once. */
const AT_ONCE = 8;
/** So many more may wait, and of one visitor so many: what comes beyond is rendered by its browser. */
const MAX_WAITING = 24;
const MAX_WAITING_OF_ONE = 4;

interface Waiting {
  readonly address: string;
  readonly start: (release: (() => void) | undefined) => void;
}

/**
 * Places in a process, shared between visitors: a free one goes to the waiting visitor with the fewest. A visitor who asks for much
 * waits for their own pages, and for nobody else's.
 */
export const createFairQueue = () => {
  const slotsByAddress = new Map<string, number>();
  const waiting: Waiting[] = [];
  let taken = 0;

  const slotsOf = (address: string): number => slotsByAddress.get(address) ?? 0;

  const take = (address: string): (() => void) => {
    taken += 1;
    slotsByAddress.set(address, slotsOf(address) + 1);
    return () => {
      taken -= 1;
      if (slotsOf(address) === 1) slotsByAddress.delete(address);
      else slotsByAddress.set(address, slotsOf(address) - 1);
      const [next] = [...waiting].sort((a, b) => slotsOf(a.address) - slotsOf(b.address));
      next?.start(take(next.address));
    };
  };

  /** @returns what gives the place back; `undefined` when none came free in time, or too many wait. */
  return (address: string, withinMs: number): Promise<(() => void) | undefined> => {
    if (taken < AT_ONCE) return Promise.resolve(take(address));
    const own = waiting.filter((each) => each.address === address).length;
    if (waiting.length >= MAX_WAITING || own >= MAX_WAITING_OF_ONE) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const start = (release: (() => void) | undefined): void => {
        clearTimeout(timer);
        waiting.splice(waiting.indexOf(entry), 1);
        resolve(release);
      };
      const timer = setTimeout(() => start(undefined), withinMs);
      const entry = { address, start };
      waiting.push(entry);
    });
  };
};
