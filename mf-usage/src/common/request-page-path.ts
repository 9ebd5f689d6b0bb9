import type { RequestSummary } from '@dongne/contract';
import { paths } from '@dongne/platform';

/** The page that says most about a request: a refusal and a failed collection have their own. */
export const requestPagePath = ({
  applicationId,
  originalStatus,
}: Pick<RequestSummary, 'applicationId' | 'originalStatus'>): string => {
  switch (originalStatus) {
    case 'Denied':
      return paths.usage.denied(applicationId);
    case 'NoShow':
      return paths.usage.noShow(applicationId);
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
      return paths.usage.detail(applicationId);
  }
};
