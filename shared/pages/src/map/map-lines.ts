import type { MapLevel } from '@dongne/contract';

/** Width of a border in px. */
export const BORDER_PX: Readonly<Record<MapLevel, number>> = { sido: 1.75, sigungu: 1, dong: 0.75 };

/** Width of the shore, and of the outline of a name, in px. */
export const SHORE_PX = 1;
export const HALO_PX = 3;

/** Font weight of names. */
export const NAME_WEIGHT = 500;
