import type { Point } from './shop-search';

/** First two digits of the legal-dong code of a place. */
export const sidoCodeAt = (_point: Point): string => '11';
