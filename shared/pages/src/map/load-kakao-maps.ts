/// <reference types="kakao.maps.d.ts" />
import { ownedByRuntime, readClientConfig } from '@dongne/platform';
import { inTime } from '../in-time';
import { loadScript } from '../load-script';

const SCRIPT = 'https://dapi.kakao.com/v2/maps/sdk.js?autoload=false&appkey=';
/** Time limit, after which our own map opens. */
const WITHIN_MS = 5_000;

/** The script only registers its parts, which load separately. */
const loadParts = (): Promise<true> => new Promise((resolve) => kakao.maps.load(() => resolve(true)));

const load = async (): Promise<boolean> => {
  const { map } = await readClientConfig();
  if (map.provider !== 'kakao' || map.key === null) return false;
  await loadScript(`${SCRIPT}${encodeURIComponent(map.key)}`, WITHIN_MS);
  return loadParts();
};

const maps = ownedByRuntime((): { areThere?: Promise<boolean> } => ({}));

/**
 * Returns whether Kakao's map can open: there is a key, and all of it has loaded within 5 s. Never rejects. Cached for
 * the page's lifetime, so that a blocked or slow script is not awaited twice.
 */
export const loadKakaoMaps = (): Promise<boolean> => (maps().areThere ??= inTime(load(), WITHIN_MS).catch(() => false));
