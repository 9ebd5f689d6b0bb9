import { LRUCache } from 'lru-cache';
import { Refusal } from '#base';

/** Some hundred pictures. */
const MOST_BYTES = 24_000_000;
/** Who comes beyond that is told to come again: a picture takes a fraction of a second. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

/**
 * Painted pictures, each painted once, and one after the other: however many are asked for, they take one processor and a bounded
 * room.
 *
 * @throws {Refusal} `UNAVAILABLE` when too many wait.
 */
export const keptPreviews = () => {
  const pictures = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return async (key: string, paint: () => Promise<Buffer>): Promise<Buffer> => {
    const known = pictures.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    if (underWay.size >= MOST_WAITING) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const work = last
      .then(paint)
      .then((picture) => {
        pictures.set(key, picture);
        return picture;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    last = work.catch(() => undefined);
    return work;
  };
};
