import { dongAt } from '../areas';
import type { Executor } from '../database';
import { findAddress } from '../members';
import type { Point } from './surface-point';

/** Where the customer is, as far as shops care. */
export interface ViewerPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** First two digits of the legal-dong code; agencies stay in their sido. */
  readonly sidoCode: string;
}

/** First two digits of a legal-dong code. */
export const sidoCodeOf = (bcode: string): string => bcode.slice(0, 2);

/** The same of a place; at sea that of the nearest dong. */
export const sidoCodeAt = (point: Point): string => sidoCodeOf(dongAt(point).bcode);

interface AskedPosition {
  readonly latitude?: number;
  readonly longitude?: number;
}

const addressPlace = async (executor: Executor, memberId: number): Promise<ViewerPlace | null> => {
  const row = await findAddress(executor, memberId);
  return row ? { latitude: row.latitude, longitude: row.longitude, sidoCode: sidoCodeOf(row.bcode) } : null;
};

/**
 * Where to measure from: a member's address, else the position a visitor sends along; null when neither is known.
 *
 * @param memberId null for a visitor.
 */
export const placeOfViewer = async (
  executor: Executor,
  memberId: number | null,
  { latitude, longitude }: AskedPosition,
): Promise<ViewerPlace | null> => {
  const address = memberId === null ? null : await addressPlace(executor, memberId);
  if (address !== null || latitude === undefined || longitude === undefined) return address;
  return { latitude, longitude, sidoCode: sidoCodeAt({ latitude, longitude }) };
};
