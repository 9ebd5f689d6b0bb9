import { dongAt, findAddress } from '#customers';
import { invalidField, type Executor } from '#base';
import type { Point } from './surface-point';

/** Position of the customer for shop queries. */
export interface ViewerPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** First two digits of the legal-dong code; agencies stay within their sido. */
  readonly sidoCode: string;
}

/** First two digits of a legal-dong code. */
export const sidoCodeOf = (bcode: string): string => bcode.slice(0, 2);

/** Sido code of a position; at sea that of the nearest dong. */
export const sidoCodeAt = (point: Point): string => sidoCodeOf(dongAt(point).bcode);

interface AskedPosition {
  readonly latitude?: number;
  readonly longitude?: number;
}

const HALF_A_POSITION = '위도와 경도를 함께 보내 주세요.';

/** Complete position, or null for none; half of one must not silently fall back to another place. */
const wholePosition = ({ latitude, longitude }: AskedPosition): Point | null => {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined) throw invalidField('latitude', HALF_A_POSITION);
  if (longitude === undefined) throw invalidField('longitude', HALF_A_POSITION);
  return { latitude, longitude };
};

const addressPlace = async (executor: Executor, memberId: number): Promise<ViewerPlace | null> => {
  const row = await findAddress(executor, memberId);
  return row ? { latitude: row.latitude, longitude: row.longitude, sidoCode: sidoCodeOf(row.bcode) } : null;
};

/**
 * Centre of distances: a member's address, else a visitor's position; null when neither is known.
 *
 * @param memberId null for a visitor.
 * @throws {Refusal} `VALIDATION` for a latitude without longitude or vice versa; a member's too.
 */
export const placeOfViewer = async (
  executor: Executor,
  memberId: number | null,
  asked: AskedPosition,
): Promise<ViewerPlace | null> => {
  const position = wholePosition(asked);
  const address = memberId === null ? null : await addressPlace(executor, memberId);
  if (address !== null || position === null) return address;
  return { ...position, sidoCode: sidoCodeAt(position) };
};
