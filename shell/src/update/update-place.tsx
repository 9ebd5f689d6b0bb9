import { ErrorState } from '@dongne/ui';
import { Suspense } from 'react';
import { reloadPage } from '../errors/ways-out';
import { lazyPart } from '../lazy-part';

const UpdateNotice = () => <ErrorState message="업데이트가 필요해요" onRetry={reloadPage} />;

const UpdateDialog = lazyPart(
  () => import('./update-dialog').then((m) => m.UpdateDialog),
  // Without its dialog the app still says why it does nothing.
  UpdateNotice,
);

/** Stands in the place of every page once the app is too old. Its dialog is fetched only then. */
export const UpdatePlace = () => (
  <Suspense>
    <UpdateDialog />
  </Suspense>
);
