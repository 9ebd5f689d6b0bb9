import { lazyPicture } from './lazy-picture';

/** Map pin: a place to be found, or an unknown one. */
export const MapPinPicture = lazyPicture(() => import('./map-pin-drawing').then(({ MapPinDrawing }) => MapPinDrawing));
