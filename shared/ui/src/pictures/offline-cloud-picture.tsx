import { lazyPicture } from './lazy-picture';

/** Cloud without a connection: something failed to load. */
export const OfflineCloudPicture = lazyPicture(() =>
  import('./offline-cloud-drawing').then(({ OfflineCloudDrawing }) => OfflineCloudDrawing),
);
