import { LRUCache } from 'lru-cache';
import { API_ORIGIN } from '../../config';
import type { RenderedPage } from './rendered-page';

/** Pictures of a page that travel in its HTML: what a phone shows first. */
const MAX_PICTURES = 4;
/** Characters; a generated picture has at most 9,000. */
const MAX_LENGTH = 16_000;
/** Time that a page waits for its pictures. */
const WITHIN_MS = 200;
/** Pictures change with the name of their shop; browsers keep them for a day. */
const KEPT = { max: 1_000, ttl: 60 * 60_000 };

/** Image that is visible at once, with the address of a generated picture, as React writes it. */
const SEEN_FIRST =
  /<img src="(\/v1\/app\/nonMember\/laundry\/\d+\/picture\/\d+(?:\?shape=\w+)?)"(?=[^>]*loading="eager")/g;
const PRELOAD = /<link rel="preload" as="image" href="([^"]*)"[^>]*\/>/g;

/** Writes a picture as an address that stands in an attribute; most characters stay, so that it compresses well. */
const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', '%22').replaceAll('&', '&amp;')}`;

/**
 * Writes the generated pictures that a page shows first into its HTML: they are painted with it, instead of one round
 * trip later. Each is read from the API once; one that is late or large stays a file.
 *
 * @param origin of the API.
 */
export const pictureInliner = (origin: string = API_ORIGIN) => {
  const pictures = new LRUCache<string, string>(KEPT);

  /** @param caller headers that identify the client, whose requests the API counts. */
  const read = async (path: string, caller: Readonly<Record<string, string>>): Promise<string | undefined> => {
    const known = pictures.get(path);
    if (known !== undefined) return known;
    try {
      const answer = await fetch(origin + path, { headers: caller, signal: AbortSignal.timeout(WITHIN_MS) });
      if (!answer.ok || answer.headers.get('content-type')?.startsWith('image/svg+xml') !== true) return undefined;
      const svg = await answer.text();
      if (svg.length > MAX_LENGTH) return undefined;
      const address = addressOf(svg);
      pictures.set(path, address);
      return address;
    } catch {
      return undefined;
    }
  };

  return async (page: RenderedPage, caller: Readonly<Record<string, string>>): Promise<RenderedPage> => {
    const paths = [...page.html.matchAll(SEEN_FIRST)].slice(0, MAX_PICTURES).flatMap(([, path]) => path ?? []);
    const addresses = new Map<string, string>();
    const find = async (path: string): Promise<void> => {
      const address = await read(path, caller);
      if (address !== undefined) addresses.set(path, address);
    };
    await Promise.all([...new Set(paths)].map(find));
    const html = page.html
      .replace(PRELOAD, (tag, path: string) => (addresses.has(path) ? '' : tag))
      .replace(SEEN_FIRST, (tag, path: string) => {
        const address = addresses.get(path);
        return address === undefined ? tag : `<img src="${address}"`;
      });
    return { ...page, html };
  };
};
