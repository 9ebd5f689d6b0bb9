/// <reference types="kakao.maps.d.ts" />
import { ownedByRuntime, readClientConfig } from '@dongne/platform';
import { inTime } from '../in-time';
import { loadScript } from '../load-script';

const SCRIPT = 'https://dapi.kakao.com/v2/maps/sdk.js?autoload=false&appkey=';
/** Whoever waits for a map waits for ours after that. */
const WITHIN_MS = 5_000;

/** The script only names its parts, which it then loads by itself. */
const loadParts = (): Promise<true> => new Promise((resolve) => kakao.maps.load(() => resolve(true)));

const load = async (): Promise<boolean> => {
  const { map } = await readClientConfig();
  if (map.provider !== 'kakao' || map.key === null) return false;
  await loadScript(`${SCRIPT}${encodeURIComponent(map.key)}`, WITHIN_MS);
  return loadParts();
};

const maps = ownedByRuntime((): { areThere?: Promise<boolean> } => ({}));

/**
 * Whether Kakao's map can be opened: there is a key, and all of it came within 5 s. Never rejects. Asked once as long as the page
 * lives: where it was blocked or slow, nobody waits a second time.
 */
export const loadKakaoMaps = (): Promise<boolean> => (maps().areThere ??= inTime(load(), WITHIN_MS).catch(() => false));
