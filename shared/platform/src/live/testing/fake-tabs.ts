type Held = () => Promise<void>;

/** Fake of Web Locks, as far as tabs use them. */
const fakeLocks = () => {
  const waiting: Held[] = [];
  let isHeld = false;
  const next = async (): Promise<void> => {
    if (isHeld) return;
    const work = waiting.shift();
    if (work === undefined) return;
    isHeld = true;
    await work();
    isHeld = false;
    await next();
  };
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: Held): Promise<void> =>
      new Promise((resolve, reject) => {
        const held: Held = () => work().then(resolve, reject);
        signal.addEventListener('abort', () => {
          const at = waiting.indexOf(held);
          if (at < 0) return;
          waiting.splice(at, 1);
          reject(new Error('aborted'));
        });
        waiting.push(held);
        void next();
      }),
  };
};

/** Fake of the broadcast channels of one browser. */
const fakeChannels = () => {
  const open = new Set<{ readonly name: string; readonly hear: (data: unknown) => void }>();
  return class {
    #ears: ((message: { data: unknown }) => void)[] = [];
    readonly #own: { readonly name: string; readonly hear: (data: unknown) => void };
    constructor(name: string) {
      this.#own = { name, hear: (data) => this.#ears.forEach((ear) => ear({ data })) };
      open.add(this.#own);
    }
    addEventListener(_type: 'message', ear: (message: { data: unknown }) => void): void {
      this.#ears.push(ear);
    }
    postMessage(data: unknown): void {
      for (const other of open) if (other !== this.#own && other.name === this.#own.name) other.hear(data);
    }
    close(): void {
      this.#ears = [];
      open.delete(this.#own);
    }
  };
};

/** Adds to jsdom what tabs share in a browser. */
export const fakeTabs = (): void => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  Object.defineProperty(window, 'BroadcastChannel', { value: fakeChannels(), configurable: true });
};
