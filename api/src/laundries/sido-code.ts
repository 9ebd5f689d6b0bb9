import { areaAt } from '../areas/area-service';
import type { Point } from './surface-point';

/** First two digits of the legal-dong code of a place; at sea those of the nearest dong. */
export const sidoCodeAt = (point: Point): string => areaAt(point).bcode.slice(0, 2);
