/** Map colours in light mode: calm, so that pins stand out. `MAP_FILTER` inverts them in dark mode. */
export const MAP_COLOURS = {
  sea: '#DCE9F5',
  land: '#F5F7FA',
  shore: '#D3D9E0',
  /** Service area, on the map that shows it. */
  served: '#CFF0E0',
  border: { sido: '#87919E', sigungu: '#87919E', dong: '#D3D9E0' },
  name: '#616C7A',
  /** Outline of a name, for readability across a border. */
  halo: '#FFFFFF',
} as const;

/** Filter for the map. A canvas keeps its colours: a filter follows the mode without redrawing. */
export const MAP_FILTER = 'var(--map-filter)';
