/** Router state after ordering a collection bag: Home shows a notice; product specification §2. */
export const BAG_ORDERED = { homeNotice: 'bagOrdered' } as const;

/** Returns whether Home was opened with the state above; a history entry may hold anything. */
export const isBagOrdered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'homeNotice' in state && state.homeNotice === BAG_ORDERED.homeNotice;
