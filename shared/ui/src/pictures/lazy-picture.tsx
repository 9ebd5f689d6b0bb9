import { lazy, Suspense, type ComponentType } from 'react';
import { PictureFrame, type PictureProps } from './picture-frame';

type Picture = ComponentType<PictureProps>;

const Blank: Picture = ({ size = 120 }) => <PictureFrame size={size}>{null}</PictureFrame>;

/** A picture of a state that most visits never see, fetched when it is drawn. Its place is held, also when it does not come. */
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
