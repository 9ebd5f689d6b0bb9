// Entry point of rate limits.
export { countUse } from './rate-limit';
export { deleteAllUses } from './rate-limit-repository';
