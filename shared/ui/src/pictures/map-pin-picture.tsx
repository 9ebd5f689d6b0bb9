import { lazyPicture } from './lazy-picture';

/** A pin on a map: a place to be found, or one that nobody knows. */
export const MapPinPicture = lazyPicture(() => import('./map-pin-drawing').then(({ MapPinDrawing }) => MapPinDrawing));
