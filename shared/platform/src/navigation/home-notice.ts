/** State of a navigation Home after a collection bag was ordered: Home says so; product specification §2. */
export const BAG_ORDERED = { homeNotice: 'bagOrdered' } as const;

/** Whether somebody came Home with the state above; a history entry may hold anything. */
export const isBagOrdered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'homeNotice' in state && state.homeNotice === BAG_ORDERED.homeNotice;
