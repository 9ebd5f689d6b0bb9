import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../send-text';

/** A text, and its packed forms, each made once. */
export interface CachedText {
  readonly etag: string;
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
}

interface Entry extends CachedText {
  readonly letters: number;
  readonly at: number;
}

const FRESH_MS = 10 * 60_000;
const MOST_LETTERS = 40_000_000;

const entryOf = (text: string, at: number): Entry => {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    at,
    letters: text.length,
    // Weak: one for all the forms that it is sent in.
    etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    compressed: (encoding) => {
      const form = forms.get(encoding) ?? compress(text, encoding);
      forms.set(encoding, form);
      return form;
    },
  };
};

/**
 * Texts that cost much to make and may be some minutes old: each is made once, however many ask, and all of them take a bounded
 * room. One that cannot be made anew stays as it was.
 *
 * @param now the clock, in milliseconds.
 */
export const createTextCache = (now: () => number = Date.now) => {
  const entries = new LRUCache<string, Entry>({ maxSize: MOST_LETTERS, sizeCalculation: ({ letters }) => letters });
  const underWay = new Map<string, Promise<Entry | undefined>>();

  const makeOnce = (key: string, make: () => Promise<string | undefined>): Promise<Entry | undefined> => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const work = make()
      .then((text) => {
        if (text === undefined) return undefined;
        const entry = entryOf(text, now());
        entries.set(key, entry);
        return entry;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  /** The text of a key; `undefined` where there is none. @throws what `make` threw, unless an older one is kept. */
  return async (key: string, make: () => Promise<string | undefined>): Promise<CachedText | undefined> => {
    const known = entries.get(key);
    if (known !== undefined && now() - known.at <= FRESH_MS) return known;
    try {
      return await makeOnce(key, make);
    } catch (error) {
      if (known === undefined) throw error;
      return known;
    }
  };
};
