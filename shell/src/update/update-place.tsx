import { ErrorState } from '@dongne/ui';
import { lazy, Suspense } from 'react';
import { reloadPage } from '../errors/ways-out';

const UpdateNotice = () => <ErrorState message="업데이트가 필요해요" onRetry={reloadPage} />;

const UpdateDialog = lazy(() =>
  import('./update-dialog').then(
    ({ UpdateDialog: component }) => ({ default: component }),
    // Without its dialog the app still says why it does nothing.
    () => ({ default: UpdateNotice }),
  ),
);

/** Stands in the place of every page once the app is too old. Its dialog is fetched only then. */
export const UpdatePlace = () => (
  <Suspense>
    <UpdateDialog />
  </Suspense>
);
