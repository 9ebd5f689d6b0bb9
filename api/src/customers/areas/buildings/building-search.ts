import type { Database } from '#base';
import { parseAddressQuery } from '../address-query';
import { allDongs, dongOfEmd } from '../area-index';
import type { Dong } from '../dong';
import { nameMatch, narrows } from '../name-match';
import { serviceRank } from '../service-area';
import type { FoundPlace } from '../road-search';
import { buildingsOnLot, buildingsOnRoad, emdCodesOfRoad, type Building } from './building-repository';

const EMD_DIGITS = 8;
const ROAD = /(?:로|길)$/;
const NUMBER = /^(산|지하)?(\d{1,5})(?:-(\d{1,5}))?$/;

/** Building of the register with its dong. */
export interface FoundBuilding {
  readonly building: Building;
  readonly dong: Dong;
}

/** Adds the dong of a building; drops buildings in dongs missing from our boundaries. */
export const inDong = (building: Building): FoundBuilding[] => {
  const dong = dongOfEmd(building.emdCode);
  return dong === undefined ? [] : [{ building, dong }];
};

/** Dongs with the name, in the districts typed before it. */
const dongsCalled = (name: string, before: readonly string[]): Dong[] =>
  allDongs().filter(
    (dong) => before.every((word) => narrows(dong, word) || word === dong.name) && nameMatch(dong.name, name) === 0,
  );

/**
 * Finds buildings of the register by road (`테헤란로 152`) or lot (`역삼동 737`) with its number, served areas first. None
 * without a number or without a register.
 */
export const searchBuildings = async (
  database: Database,
  text: string,
): Promise<{ readonly by: 'road' | 'lot'; readonly found: readonly FoundBuilding[] }> => {
  const query = parseAddressQuery(text);
  const [, kind, main, sub] = NUMBER.exec(query?.number ?? '') ?? [];
  if (query === undefined || main === undefined) return { by: 'road', found: [] };
  const number = { main: Number(main), sub: sub === undefined ? undefined : Number(sub) };
  const { before, name, after } = query;
  if (!ROAD.test(name)) {
    const emdCodes = dongsCalled(name, before).map(({ bcode }) => bcode.slice(0, EMD_DIGITS));
    const rows =
      emdCodes.length === 0 ? [] : await buildingsOnLot(database, { emdCodes, lot: number, isHill: kind === '산' });
    return { by: 'lot', found: rows.flatMap(inDong) };
  }
  const rows = await buildingsOnRoad(database, { road: name, number, underground: kind === '지하' });
  const found = rows
    .flatMap(inDong)
    .filter(({ dong }) => before.every((word) => narrows(dong, word) || word === dong.name))
    .sort((one, other) => serviceRank(one.dong) - serviceRank(other.dong));
  const named = found.filter(({ dong }) => after.includes(dong.name));
  return { by: 'road', found: named.length > 0 ? named : found };
};

/**
 * Finds roads by full name, once per dong with buildings: small roads (`역삼로3길`) missing from our own table, or unknown
 * numbers. None without a register.
 */
export const searchRegisteredRoads = async (database: Database, text: string): Promise<FoundPlace[]> => {
  const query = parseAddressQuery(text);
  if (query === undefined || !ROAD.test(query.name)) return [];
  const { before, name, number } = query;
  const codes = await emdCodesOfRoad(database, name);
  return codes
    .map(dongOfEmd)
    .filter((dong) => dong !== undefined)
    .filter((dong) => before.every((word) => narrows(dong, word) || word === dong.name))
    .sort((one, other) => serviceRank(one) - serviceRank(other))
    .map((dong) => ({ dong, rank: 0, kind: 'road', roadOrLot: [name, number].filter(Boolean).join(' ') }));
};
