import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EVENT_SCENES } from '#tables';

/** SVG picture of a scene, 16 wide to 9 high, at most 12 kB. */
export const readScene = (scene: (typeof EVENT_SCENES)[number]): Promise<string> =>
  readFile(join(import.meta.dirname, 'scenes', `${scene}.svg`), 'utf8');
