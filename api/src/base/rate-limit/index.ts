// Entry point of rate limits.
export { countLockedUse, countUse } from './rate-limit';
export { deleteAllUses } from './rate-limit-repository';
