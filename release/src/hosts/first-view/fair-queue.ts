/** Maximum number of pages that one process renders at once. */
const AT_ONCE = 8;
/** Maximum length of the queue, in total and per visitor; the browser renders the page beyond that. */
const MAX_WAITING = 24;
const MAX_WAITING_OF_ONE = 4;

interface Waiting {
  readonly address: string;
  readonly start: (release: (() => void) | undefined) => void;
}

/**
 * Fair queue for the slots of a process: a free slot goes to the waiting visitor who holds the fewest, so that one
 * visitor with many requests does not delay the others.
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

  /** @returns the release function; `undefined` on timeout or when the queue is full. */
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
