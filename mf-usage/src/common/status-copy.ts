import type { RequestStatus } from '@dongne/contract';
import type { BadgeTone } from '@dongne/ui';

/** Colour of a status. Its label comes from the server (`statusLabel`). */
export const STATUS_TONE: Record<RequestStatus, BadgeTone> = {
  Requested: 'brand',
  Collected: 'brand',
  Registering: 'brand',
  Registered: 'brand',
  Processing: 'brand',
  WashCompleted: 'brand',
  Delivering: 'brand',
  Delivered: 'success',
  Completed: 'success',
  Denied: 'warning',
  NoShow: 'warning',
  Cancelled: 'neutral',
  Returned: 'neutral',
};
