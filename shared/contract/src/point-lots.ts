/** Remaining lot of points. */
export interface PointLot {
  readonly id: number;
  readonly left: number;
  readonly expiresAt: Date;
}

/** Distributes used points over the lots, first to expire first; ruling. */
export const takeFromLots = (
  lots: readonly PointLot[],
  points: number,
): readonly { readonly id: number; readonly taken: number }[] => {
  let due = points;
  return [...lots]
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id)
    .map(({ id, left }) => {
      const taken = Math.min(left, due);
      due -= taken;
      return { id, taken };
    })
    .filter(({ taken }) => taken > 0);
};
