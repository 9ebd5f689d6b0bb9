import { lazy, Suspense, type ComponentType } from 'react';
import { PictureFrame, type PictureProps } from './picture-frame';

type Picture = ComponentType<PictureProps>;

const Blank: Picture = ({ size = 120 }) => <PictureFrame size={size}>{null}</PictureFrame>;

/** Creates a picture that loads on demand, for rarely seen states. Its place is reserved, even if it fails to load. */
export const lazyPicture = (load: () => Promise<Picture>): Picture => {
  const Drawing = lazy(() =>
    load()
      .catch(() => Blank)
      .then((drawing) => ({ default: drawing })),
  );
  return function LazyPicture(props) {
    return (
      <Suspense fallback={<Blank {...props} />}>
        <Drawing {...props} />
      </Suspense>
    );
  };
};
