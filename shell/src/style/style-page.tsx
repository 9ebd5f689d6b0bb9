import { paths } from '@dongne/platform';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';

// The condition is a build-time constant: production builds carry neither the guide nor its chunk.
const StyleGuide =
  process.env['NODE_ENV'] === 'production'
    ? undefined
    : lazy(() => import('@dongne/ui/style-guide').then(({ StyleGuide: component }) => ({ default: component })));

/**
 * Style guide: every part of the design system in every state; development only, elsewhere Home (product specification
 * §2).
 */
export const StylePage = () =>
  StyleGuide === undefined ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <Suspense>
      <StyleGuide />
    </Suspense>
  );
