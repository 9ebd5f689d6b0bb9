// Entry point of files: upload, storage and deletion of photos.
export { DataUrlPhoto, photoOfDataUrl } from './data-url-photo';
export { fileJobs } from './file-jobs';
export { queueFileRemovals, removeQueuedFiles } from './file-removals';
export { diskFileStore, type FileStore, removeAbandoned } from './file-store';
export { filesPlugin } from './files-plugin';
export { type StoredPhotos, namePhotos, withStoredPhotos } from './stored-photos';
export { photoUrl, withPhotoUrls } from './photo-address';
export { compileFormValidator, readPhotoForm } from './photo-form';
export { photoRoutes } from './photo-routes';
export { s3FileStore } from './s3-file-store';
export type { SentPhoto } from './sent-photo';
