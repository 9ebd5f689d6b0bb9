import { palette } from './palette';

/** What a map is drawn in: calm, so that the pins on it are read first. */
export const MAP_COLOURS = {
  sea: '#DCE9F5',
  land: palette.gray50,
  shore: palette.gray300,
  /** Land where laundry is collected, on the map that tells. */
  served: palette.green100,
  border: { sido: palette.gray500, sigungu: palette.gray500, dong: palette.gray300 },
  name: palette.gray600,
  /** Around a name, so that it is read across a border. */
  halo: palette.white,
} as const;
