import proj4 from 'proj4';
import type { Position } from '../dong';

// The register's positions are in metres of UTM-K.
proj4.defs(
  'EPSG:5179',
  '+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80 +units=m +no_defs',
);
const toDegrees = proj4('EPSG:5179', 'EPSG:4326');
const MICRO = 1e6;

/** Converts a position of the register to degrees: empty if it has none, `undefined` if it is outside Korea. */
export const positionOf = (x = '', y = ''): Partial<Position> | undefined => {
  if (x === '' && y === '') return {};
  if (!(Number(x) > 0 && Number(y) > 0)) return undefined;
  const [longitude = NaN, latitude = NaN] = toDegrees.forward([Number(x), Number(y)]);
  const isInCountry = latitude > 32 && latitude < 40 && longitude > 123 && longitude < 133;
  return isInCountry
    ? { latitude: Math.round(latitude * MICRO) / MICRO, longitude: Math.round(longitude * MICRO) / MICRO }
    : undefined;
};
