import { lazy, type ComponentType } from 'react';
import { PartBoundary } from './errors/part-boundary';
import { reportRemote } from './health/remote-reports';

const Nothing = (): null => null;

/**
 * Lazy part outside of the first load. A failure to load, at import, in render or in an effect removes the part alone
 * and is reported; without this the app-wide boundary would replace the page.
 *
 * @param Instead rendered on failure; nothing by default.
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
