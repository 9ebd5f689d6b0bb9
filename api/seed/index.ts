// Public interface of the seed of an empty database.
export { SEED_MEMBERS } from './member-seed';
export { seedWhenEmpty } from './seed';
export type { SeedCards } from './seed-part';
