// The door of rate limits: how often something may happen.
export { countUse } from './rate-limit';
export { deleteAllUses } from './rate-limit-repository';
