// The door of files: photos that were sent, where they lie and how they go.
export { fileJobs } from './file-jobs';
export { queueFileRemovals, removeQueuedFiles } from './file-removals';
export { diskFileStore, type FileStore, removeAbandoned } from './file-store';
export { photoRoutes } from './photo-routes';
export { sentPhoto, type SentPhoto } from './sent-photo';
export { filesPlugin } from './files-plugin';
