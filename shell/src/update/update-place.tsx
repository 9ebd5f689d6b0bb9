import { ErrorState } from '@dongne/ui';
import { Suspense } from 'react';
import { reloadPage } from '../errors/ways-out';
import { lazyPart } from '../lazy-part';

const UpdateNotice = () => <ErrorState message="업데이트가 필요해요" onRetry={reloadPage} />;

const UpdateDialog = lazyPart(
  () => import('./update-dialog').then((m) => m.UpdateDialog),
  // Notice without the dialog's code, so that the app still explains itself.
  UpdateNotice,
);

/** Replaces every page once the app is outdated. Its dialog is loaded only then. */
export const UpdatePlace = () => (
  <Suspense>
    <UpdateDialog />
  </Suspense>
);
