import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../send-text';

/** Text with its compressed forms, each created once. */
export interface CachedText {
  readonly etag: string;
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
}

interface Entry extends CachedText {
  readonly letters: number;
  readonly at: number;
}

const FRESH_MS = 10 * 60_000;
const MAX_LENGTH = 40_000_000;

const entryOf = (text: string, at: number): Entry => {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    at,
    letters: text.length,
    // Weak: the same tag for all encodings.
    etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    compressed: (encoding) => {
      const form = forms.get(encoding) ?? compress(text, encoding);
      forms.set(encoding, form);
      return form;
    },
  };
};

/**
 * Cache of expensive texts that may be a few minutes old: concurrent requests share one run, the size is bounded, and a
 * failed refresh keeps the old text.
 *
 * @param now the clock, in milliseconds.
 */
export const createTextCache = (now: () => number = Date.now) => {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_LENGTH, sizeCalculation: ({ letters }) => letters });
  const inProgress = new Map<string, Promise<Entry | undefined>>();

  const makeOnce = (key: string, make: () => Promise<string | undefined>): Promise<Entry | undefined> => {
    const known = inProgress.get(key);
    if (known !== undefined) return known;
    const work = make()
      .then((text) => {
        if (text === undefined) return undefined;
        const entry = entryOf(text, now());
        entries.set(key, entry);
        return entry;
      })
      .finally(() => inProgress.delete(key));
    inProgress.set(key, work);
    return work;
  };

  /**
   * Returns the text of a key; `undefined` when there is none.
   *
   * @throws the error of `make`, unless an older text is cached.
   */
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
