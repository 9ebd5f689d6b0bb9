import { lazyPicture } from './lazy-picture';

/** A cloud without a connection: something could not be loaded. */
export const OfflineCloudPicture = lazyPicture(() =>
  import('./offline-cloud-drawing').then(({ OfflineCloudDrawing }) => OfflineCloudDrawing),
);
