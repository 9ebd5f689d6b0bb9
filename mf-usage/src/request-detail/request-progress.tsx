import { PROGRESS_STEPS, stepsReached, type RequestStatus } from '@dongne/contract';
import { ProgressSteps } from '@dongne/ui';

/** How far a request is, at a glance; nothing where the way ended before its goal. */
export const RequestProgress = ({ status }: { status: RequestStatus }) => {
  const reached = stepsReached(status);
  return reached === null ? null : <ProgressSteps steps={PROGRESS_STEPS} reached={reached} />;
};
