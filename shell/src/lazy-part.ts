import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = (): null => null;

/**
 * A part that is fetched apart from the first load. A script that does not come costs the part, never the app: without
 * this the app-wide boundary would take everything away.
 *
 * @param instead stands in its place then; nothing, unless told otherwise.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
