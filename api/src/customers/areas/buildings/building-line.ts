import type { buildings } from '#tables';
import { positionOf } from './register-position';

export type BuildingRow = typeof buildings.$inferInsert;

/** Parsed line: a building, or an abolished one. */
export type BuildingLine = { readonly isGone: boolean; readonly row: BuildingRow };

const whole = (text = ''): number | undefined => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);

interface Named {
  readonly bcode?: string | undefined;
  readonly ri?: string | undefined;
  readonly roadCode?: string | undefined;
  readonly road?: string | undefined;
  readonly underground?: string | undefined;
  readonly main?: string | undefined;
  readonly sub?: string | undefined;
  readonly postalCode?: string | undefined;
}

const rowOf = (named: Named): BuildingRow | undefined => {
  const { bcode = '', ri = '', roadCode = '', road = '', underground = '', postalCode = '' } = named;
  const [mainNumber, subNumber] = [whole(named.main), whole(named.sub)];
  const isWhole =
    /^\d{10}$/.test(bcode) && /^\d{12}$/.test(roadCode) && /^\d{5}$/.test(postalCode) && /^[012]$/.test(underground);
  if (!isWhole || road === '' || road.length > 80 || !mainNumber || subNumber === undefined) return undefined;
  return {
    ...{ roadCode, road, ri, postalCode, mainNumber, subNumber },
    emdCode: bcode.slice(0, 8),
    isUnderground: underground === '1',
  };
};

const withPosition = (row: BuildingRow | undefined, x?: string, y?: string): BuildingRow | undefined => {
  const position = positionOf(x, y);
  return row && position && { ...row, ...position };
};

const withLot = (row: BuildingRow | undefined, hill = '', main?: string, sub?: string): BuildingRow | undefined => {
  const [lotMain, lotSub] = [whole(main), whole(sub)];
  if (row === undefined || !lotMain || lotSub === undefined || !/^[01]$/.test(hill)) return undefined;
  return { ...row, isHill: hill === '1', lotMain, lotSub };
};

/** `도로명주소 한글`: lots, no positions. */
const registerRow = (f: readonly string[]): BuildingRow | undefined => {
  const named = { bcode: f[1], ri: f[5], roadCode: f[9], road: f[10], underground: f[11], main: f[12], sub: f[13] };
  return withLot(rowOf({ ...named, postalCode: f[16] }), f[6], f[7], f[8]);
};

/** `건물DB`, 건물정보 (`build_*`): lots, no positions. */
const buildingRow = (f: readonly string[]): BuildingRow | undefined => {
  const named = { bcode: f[0], ri: f[4], roadCode: f[8], road: f[9], underground: f[10], main: f[11], sub: f[12] };
  return withLot(rowOf({ ...named, postalCode: f[27] }), f[5], f[6], f[7]);
};

/** `내비게이션용DB`, 건물정보 (`match_build_*`): position of the entrance, else of the building; no lots. */
const navigationRow = (f: readonly string[]): BuildingRow | undefined => {
  const named = { bcode: f[0], roadCode: f[4], road: f[5], underground: f[6], main: f[7], sub: f[8] };
  const row = rowOf({ ...named, postalCode: f[9] });
  return Number(f[25]) > 0 ? withPosition(row, f[25], f[26]) : withPosition(row, f[23], f[24]);
};

/** `위치정보요약DB`: positions of entrances, no lots. */
const entranceRow = (f: readonly string[]): BuildingRow | undefined => {
  const named = { bcode: f[2], roadCode: f[6], road: f[7], underground: f[8], main: f[9], sub: f[10] };
  return withPosition(rowOf({ ...named, postalCode: f[12] }), f[16], f[17]);
};

/** `도로명주소 출입구 정보`: positions, by the same key as the register. */
const linkedEntranceRow = (f: readonly string[]): BuildingRow | undefined => {
  const named = { bcode: f[1], ri: f[5], roadCode: f[6], road: f[7], underground: f[8], main: f[9], sub: f[10] };
  return withPosition(rowOf({ ...named, postalCode: f[11] }), f[17], f[18]);
};

/** Change code of an abolished building; other codes are new or changed ones. */
const GONE = '63';

const understood = (row: BuildingRow | undefined, reason = ''): BuildingLine | undefined =>
  row && { row, isGone: reason === GONE };

/**
 * Parses a line of a monthly or daily file of the register. The published layouts differ by the number of fields and
 * the length of the first one: a key of 25 digits or more, or a dong. `undefined` for any other line.
 */
export const readBuildingLine = (line: string): BuildingLine | undefined => {
  const fields = line.split('|').map((field) => field.trim());
  const hasLongKey = /^\d{25,26}$/.test(fields[0] ?? '');
  if (hasLongKey && fields.length === 24) return understood(registerRow(fields), fields[20]);
  if (hasLongKey && fields.length === 19) return understood(linkedEntranceRow(fields), fields[13]);
  const hasDong = /^\d{10}$/.test(fields[0] ?? '');
  if (hasDong && fields.length === 31) return understood(buildingRow(fields), fields[22]);
  if (hasDong && fields.length === 33) return understood(navigationRow(fields), fields[32]);
  const isSummary = /^\d{5}$/.test(fields[0] ?? '') && (fields.length === 18 || fields.length === 19);
  return isSummary ? understood(entranceRow(fields), fields[18]) : undefined;
};
