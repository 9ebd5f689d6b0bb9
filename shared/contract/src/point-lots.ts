/** A lot of points that is still there. */
export interface PointLot {
  readonly id: number;
  readonly left: number;
  readonly expiresAt: Date;
}

/** What is taken of each lot for so many points, those that end first before the others; ruling. */
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
