/** Actor of a request event. */
export type ActorType = (typeof ACTOR_TYPES)[number];
export const ACTOR_TYPES = ['customer', 'shop', 'system', 'operator'] as const;
