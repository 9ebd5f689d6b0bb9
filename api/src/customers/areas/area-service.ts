import type { Needs, Database } from '#base';
import { dongAt } from './area-index';
import { searchPlaces } from './area-search';
import type { AreaView } from './area-schemas';
import type { Dong, Position } from './dong';
import type { FoundPlace } from './road-search';
import { nearestBuilding } from './buildings/building-repository';
import { inDong, searchBuildings, searchRegisteredRoads, type FoundBuilding } from './buildings/building-search';
import { askRegister } from './buildings/juso-api';
import { checkOnLand, isServedPlace } from './service-area';

const asArea = (dong: Dong, { latitude, longitude }: Position): AreaView => ({
  bcode: dong.bcode,
  sido: dong.sido,
  sigungu: dong.sigungu,
  gungu: dong.sigungu,
  dong: dong.name,
  emd: dong.name,
  label: dong.label,
  address: dong.label,
  roadAddress: '',
  postalCode: '',
  roadOrLot: '',
  latitude,
  longitude,
  inService: isServedPlace({ latitude, longitude }),
});

const asPlace = ({ dong, kind, roadOrLot }: FoundPlace): AreaView => {
  const area = asArea(dong, dong.centre);
  switch (kind) {
    case 'dong':
      return area;
    case 'lot': {
      const address = `${dong.label} ${roadOrLot}`;
      return { ...area, label: address, address, roadOrLot };
    }
    case 'road': {
      const roadAddress = [dong.sido, dong.sigungu, roadOrLot].filter(Boolean).join(' ');
      return { ...area, label: `${roadAddress} (${dong.name})`, roadAddress, roadOrLot };
    }
  }
};

const numberOf = (main: number, sub: number): string => (sub === 0 ? `${main}` : `${main}-${sub}`);

/** Search result for a building, by road or by lot, with its own position if the register has it. */
const asBuilding = ({ building, dong }: FoundBuilding, by: 'road' | 'lot'): AreaView => {
  const { road, isUnderground, mainNumber, subNumber, ri, isHill, lotMain, lotSub, latitude, longitude } = building;
  const street = `${road} ${isUnderground ? '지하' : ''}${numberOf(mainNumber, subNumber)}`;
  const lot = lotMain === null ? '' : `${isHill ? '산 ' : ''}${numberOf(lotMain, lotSub ?? 0)}`;
  const address = [dong.label, ri, lot].filter(Boolean).join(' ');
  const roadAddress = [dong.sido, dong.sigungu, street].filter(Boolean).join(' ');
  const position = latitude === null || longitude === null ? dong.centre : { latitude, longitude };
  return {
    ...asArea(dong, position),
    // Adds the street, because several buildings may be on one lot.
    label: by === 'lot' ? `${address} (${street})` : `${roadAddress} (${dong.name})`,
    address,
    roadAddress,
    postalCode: building.postalCode,
    roadOrLot: by === 'lot' ? [ri, lot].filter(Boolean).join(' ') : street,
  };
};

const LEAST_LETTERS_ASKED = 2;

/** Buildings from the national address API, asked only if our own data has nothing but guesses. */
const askedBuildings = async (
  { config }: Needs<'config'>,
  query: string,
  supposed: readonly FoundPlace[],
): Promise<FoundBuilding[]> => {
  const isKnown = supposed.some(({ kind }) => kind === 'dong');
  if (config.juso === null || isKnown || query.trim().length < LEAST_LETTERS_ASKED) return [];
  return (await askRegister(config.juso, query)).flatMap(inDong);
};

/**
 * Finds dongs, lots and roads. A building of the national register, imported or from the API, replaces the guess of our
 * own table.
 */
export const searchAreas = async (parts: Needs<'config' | 'database'>, query: string): Promise<AreaView[]> => {
  const supposed = searchPlaces(query);
  const { by, found: imported } = await searchBuildings(parts.database, query);
  const found = imported.length > 0 ? imported : await askedBuildings(parts, query, supposed);
  const left = supposed.filter(({ kind }) => found.length === 0 || kind === 'dong');
  const hasRoad = found.length > 0 || left.some(({ kind }) => kind === 'road');
  const roads = hasRoad ? [] : await searchRegisteredRoads(parts.database, query);
  return [...found.map((each) => asBuilding(each, by)), ...[...roads, ...left].map(asPlace)];
};

/**
 * Dong of a position, with its road if the register has a building nearby.
 *
 * @throws {Refusal} `OUT_OF_AREA` at sea and abroad.
 */
export const areaAt = async (database: Database, position: Position): Promise<AreaView> => {
  checkOnLand(position);
  const dong = dongAt(position);
  const building = await nearestBuilding(database, position);
  const [found] = building === undefined ? [] : inDong(building);
  // Ignores a building across the dong border, because the user is in this dong.
  if (found?.dong.bcode !== dong.bcode) return asArea(dong, position);
  return { ...asBuilding(found, 'road'), ...position };
};
