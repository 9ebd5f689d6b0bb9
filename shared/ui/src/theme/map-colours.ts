/** What a map is drawn in by day: calm, so that the pins on it are read first. By night `MAP_FILTER` turns it round. */
export const MAP_COLOURS = {
  sea: '#DCE9F5',
  land: '#F5F7FA',
  shore: '#D3D9E0',
  /** Land where laundry is collected, on the map that tells. */
  served: '#CFF0E0',
  border: { sido: '#87919E', sigungu: '#87919E', dong: '#D3D9E0' },
  name: '#616C7A',
  /** Around a name, so that it is read across a border. */
  halo: '#FFFFFF',
} as const;

/** `filter` of the ground of a map. A canvas that was drawn keeps its colours: a filter follows the mode without drawing it again. */
export const MAP_FILTER = 'var(--map-filter)';
