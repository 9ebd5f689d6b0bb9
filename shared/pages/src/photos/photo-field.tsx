import { lazy, Suspense } from 'react';
import { Row, Waiting } from './photo-tiles';
import type { PhotoFieldProps } from './loaded-photo-field';

const Loaded = lazy(async () => ({ default: (await import('./loaded-photo-field')).LoadedPhotoField }));

/**
 * Photo field of a form: picked, taken, dropped or pasted, in an order that can be changed. Loaded when a form first
 * shows one.
 */
export const PhotoField = (props: PhotoFieldProps) => (
  <Suspense
    fallback={
      <Row>
        <li>
          <Waiting />
        </li>
      </Row>
    }
  >
    <Loaded {...props} />
  </Suspense>
);
