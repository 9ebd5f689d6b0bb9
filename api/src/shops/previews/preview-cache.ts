import { LRUCache } from 'lru-cache';
import { Refusal } from '#base';

/** Cache limit, some hundred pictures. */
const MOST_BYTES = 24_000_000;
/** Queue limit; further callers get 503 and retry, because a picture takes a fraction of a second. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

/**
 * Cache of rasterised pictures. Renders each once and one at a time, so that any number of requests uses one core and
 * bounded memory.
 *
 * @throws {Refusal} `UNAVAILABLE` when the queue is full.
 */
export const previewCache = () => {
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
