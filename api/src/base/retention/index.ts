// Entry point of retention: deletes rows by their age.
export { retentionJobs } from './retention-jobs';
