import { lazy, type ComponentType } from 'react';
import { PartBoundary } from './errors/part-boundary';
import { reportRemote } from './health/remote-reports';

const Nothing = (): null => null;

/**
 * A part that is fetched apart from the first load. One that does not come, throws at its import, in render or in an effect
 * costs the part and is reported; without this the app-wide boundary would replace every page.
 *
 * @param Instead stands in its place then; nothing by default.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> => {
  const Part: ComponentType<Props> = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (cause: unknown) => {
        reportRemote({ step: 'chunk', remote: 'shell', cause });
        return { default: Instead };
      },
    ),
  );
  return function LazyPart(props) {
    return (
      <PartBoundary instead={<Instead {...props} />}>
        <Part {...props} />
      </PartBoundary>
    );
  };
};
