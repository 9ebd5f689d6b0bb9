import { type Needs, type Database } from '#base';
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

/** A building as somebody asked for it: by its road or by its lot. Its own position, where the register has it. */
const asBuilding = ({ building, dong }: FoundBuilding, by: 'road' | 'lot'): AreaView => {
  const { road, isUnderground, mainNumber, subNumber, ri, isHill, lotMain, lotSub, latitude, longitude } = building;
  const street = `${road} ${isUnderground ? '지하' : ''}${numberOf(mainNumber, subNumber)}`;
  const lot = lotMain === null ? '' : `${isHill ? '산 ' : ''}${numberOf(lotMain, lotSub ?? 0)}`;
  const address = [dong.label, ri, lot].filter(Boolean).join(' ');
  const roadAddress = [dong.sido, dong.sigungu, street].filter(Boolean).join(' ');
  const position = latitude === null || longitude === null ? dong.centre : { latitude, longitude };
  return {
    ...asArea(dong, position),
    // Several buildings may stand on one lot.
    label: by === 'lot' ? `${address} (${street})` : `${roadAddress} (${dong.name})`,
    address,
    roadAddress,
    postalCode: building.postalCode,
    roadOrLot: by === 'lot' ? [ri, lot].filter(Boolean).join(' ') : street,
  };
};

const LEAST_LETTERS_ASKED = 2;

/** What the register's office finds, where it may be asked, and there is nothing of our own but guesses. */
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
 * Dongs, lots and roads that answer a query. Where the national register has the building, imported or asked, it stands in
 * place of what our table only supposes.
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
 * The dong of a position, with that position; its road where the register has a building that near.
 *
 * @throws {Refusal} `OUT_OF_AREA` at sea and abroad.
 */
export const areaAt = async (database: Database, position: Position): Promise<AreaView> => {
  checkOnLand(position);
  const dong = dongAt(position);
  const building = await nearestBuilding(database, position);
  const [found] = building === undefined ? [] : inDong(building);
  // Across the border of the dong it is another neighbourhood than the one somebody stands in.
  if (found?.dong.bcode !== dong.bcode) return asArea(dong, position);
  return { ...asBuilding(found, 'road'), ...position };
};
