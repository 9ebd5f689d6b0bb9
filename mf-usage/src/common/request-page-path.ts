import type { RequestSummary } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';

/** Path of the page for a request: refusals and failed collections have pages of their own. */
export const requestPagePath = ({
  applicationId,
  originalStatus,
}: Pick<RequestSummary, 'applicationId' | 'originalStatus'>): string => {
  switch (originalStatus) {
    case 'Denied':
      return usagePaths.denied(applicationId);
    case 'NoShow':
      return usagePaths.noShow(applicationId);
    case 'Requested':
    case 'Collected':
    case 'Registering':
    case 'Registered':
    case 'Processing':
    case 'WashCompleted':
    case 'Delivering':
    case 'Delivered':
    case 'Completed':
    case 'Cancelled':
    case 'Returned':
      return usagePaths.detail(applicationId);
  }
};
