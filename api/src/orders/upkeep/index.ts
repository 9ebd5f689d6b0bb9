// Public interface of the jobs of waiting requests.
export { upkeepJobs } from './request-upkeep';
