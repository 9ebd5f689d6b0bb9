// Entry point of the package: builds and runs an API, alone or as a part of another composition.
export { ALL_JOBS } from './all-jobs';
export { type AppExtension, type AppParts, buildApp } from './app';
export { type Composition, runServer } from './run-server';
export { runMigrate } from './run-migrate';
