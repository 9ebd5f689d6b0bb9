/** Latitude and longitude in degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Point with the longitude first, as in GeoJSON. */
export type Point = readonly [longitude: number, latitude: number];

/** Closed line; the first ring of a polygon is its outline, the others are holes. */
export type Ring = readonly Point[];

/** Legal dong. */
export interface Dong {
  /** Ten-digit code. */
  readonly bcode: string;
  /** Short name, 서울. */
  readonly sido: string;
  /** District; may be two words (성남시 분당구); empty in 세종. */
  readonly sigungu: string;
  readonly name: string;
  /** 서울 강남구 삼성동 */
  readonly label: string;
  /** Point inside the dong. */
  readonly centre: Position;
  readonly polygons: readonly (readonly Ring[])[];
}
