/** A dong for a shop. */
export interface SeedPlace {
  readonly bcode: string;
  readonly sido: string;
  readonly gungu: string;
  readonly dong: string;
  readonly latitude: number;
  readonly longitude: number;
}
