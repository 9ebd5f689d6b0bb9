import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '#base';
import { buildings } from '#tables';
import type { Position } from '../dong';
import type { BuildingRow } from './building-line';

export type Building = typeof buildings.$inferSelect;

/** Maximum number of results. */
const MOST = 30;

const { roadCode, mainNumber, subNumber, isUnderground } = buildings;
const KEY = [roadCode, mainNumber, subNumber, isUnderground];

/** Keeps the stored value of a column that the new file lacks. */
const newer = (column: string) => sql.raw(`coalesce(excluded.${column}, buildings.${column})`);

/** Upserts buildings. Their keys must be distinct. */
export const saveBuildings = async (executor: Executor, rows: readonly BuildingRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await executor
    .insert(buildings)
    .values([...rows])
    .onConflictDoUpdate({
      target: KEY,
      set: {
        road: sql`excluded.road`,
        emdCode: sql`excluded.emd_code`,
        ri: sql`case when excluded.ri = '' then buildings.ri else excluded.ri end`,
        postalCode: sql`excluded.postal_code`,
        isHill: newer('is_hill'),
        lotMain: newer('lot_main'),
        lotSub: newer('lot_sub'),
        latitude: newer('latitude'),
        longitude: newer('longitude'),
      },
    });
};

/** Deletes abolished buildings. */
export const deleteBuildings = async (executor: Executor, rows: readonly BuildingRow[]): Promise<void> => {
  for (const row of rows)
    await executor
      .delete(buildings)
      .where(
        and(
          eq(roadCode, row.roadCode),
          eq(mainNumber, row.mainNumber),
          eq(subNumber, row.subNumber),
          eq(isUnderground, row.isUnderground),
        ),
      );
};

/** Number on a road or in a dong. */
interface HouseNumber {
  readonly main: number;
  /** Sub-number; `undefined` for any. */
  readonly sub: number | undefined;
}

/** Buildings on all roads with the name, nationwide. */
export const buildingsOnRoad = (
  database: Database,
  { road, number, underground }: { readonly road: string; readonly number: HouseNumber; readonly underground: boolean },
): Promise<Building[]> =>
  database
    .select()
    .from(buildings)
    .where(
      and(
        eq(buildings.road, road),
        eq(mainNumber, number.main),
        number.sub === undefined ? undefined : eq(subNumber, number.sub),
        eq(isUnderground, underground),
      ),
    )
    .orderBy(asc(subNumber), asc(roadCode))
    .limit(MOST);

/** Buildings on a lot of given dongs. */
export const buildingsOnLot = (
  database: Database,
  {
    emdCodes,
    lot,
    isHill,
  }: { readonly emdCodes: readonly string[]; readonly lot: HouseNumber; readonly isHill: boolean },
): Promise<Building[]> =>
  database
    .select()
    .from(buildings)
    .where(
      and(
        inArray(buildings.emdCode, [...emdCodes]),
        eq(buildings.lotMain, lot.main),
        eq(buildings.lotSub, lot.sub ?? 0),
        eq(buildings.isHill, isHill),
      ),
    )
    .orderBy(asc(buildings.emdCode), asc(roadCode), asc(mainNumber), asc(subNumber))
    .limit(MOST);

/** Eight-digit codes of each 읍, 면 or 동 in which a road with the name has buildings. */
export const emdCodesOfRoad = async (database: Database, road: string): Promise<string[]> => {
  const rows = await database
    .selectDistinct({ emdCode: buildings.emdCode })
    .from(buildings)
    .where(eq(buildings.road, road))
    .orderBy(asc(buildings.emdCode))
    .limit(MOST);
  return rows.map(({ emdCode }) => emdCode);
};

/** Half the side of the search square in degrees, about 60 m. */
const NEAR = { latitude: 0.00054, longitude: 0.00068 } as const;

/** Building with the nearest entrance, within about 60 m. */
export const nearestBuilding = async (
  database: Database,
  { latitude, longitude }: Position,
): Promise<Building | undefined> => {
  const apart = sql`(${buildings.latitude} - ${latitude}) ^ 2 + ((${buildings.longitude} - ${longitude}) * 0.79) ^ 2`;
  const [row] = await database
    .select()
    .from(buildings)
    .where(
      and(
        between(buildings.latitude, latitude - NEAR.latitude, latitude + NEAR.latitude),
        between(buildings.longitude, longitude - NEAR.longitude, longitude + NEAR.longitude),
      ),
    )
    .orderBy(apart)
    .limit(1);
  return row;
};
