// The door of the seed: what an empty database is filled with.
export { SEED_MEMBERS } from './member-seed';
export { seedWhenEmpty } from './seed';
