import { PROGRESS_STEPS, stepsReached, type RequestStatus } from '@dongne/contract';
import { ProgressSteps } from '@dongne/ui';

/** Progress bar of a request; renders nothing when it ended early. */
export const RequestProgress = ({ status }: { status: RequestStatus }) => {
  const reached = stepsReached(status);
  return reached === null ? null : <ProgressSteps steps={PROGRESS_STEPS} reached={reached} />;
};
