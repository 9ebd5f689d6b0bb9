/** Latitude and longitude in degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Longitude first, as GeoJSON has it. */
export type Point = readonly [longitude: number, latitude: number];

/** A closed line; the first ring of a polygon is its outside, the others are holes. */
export type Ring = readonly Point[];

/** One legal dong. */
export interface Dong {
  /** Ten digits. */
  readonly bcode: string;
  /** Short: 서울. */
  readonly sido: string;
  /** May be two words (성남시 분당구); empty in 세종. */
  readonly sigungu: string;
  readonly name: string;
  /** 서울 강남구 삼성동 */
  readonly label: string;
  /** A point inside it. */
  readonly centre: Position;
  readonly polygons: readonly (readonly Ring[])[];
}
