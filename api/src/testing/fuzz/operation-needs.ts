import type { RequestStatus } from '@dongne/contract';
import type { TestRequest } from '../shop-commands';
import type { Operation } from './document';

/** The status in which a command of a request, or the withdrawal of its customer, does something. */
const STATUS_FOR: readonly (readonly [RegExp, RequestStatus])[] = [
  [/\/approve$|\/return$|\/process$|\/question$|\/questions\//, 'Registered'],
  [/\/advance\/withdraw$/, 'Requested'],
  [/\/confirm$/, 'Delivered'],
  [/objection$|rebook$|\/objections\//, 'NoShow'],
  [/\/inspect$|\/register$/, 'Collected'],
  [/\/complete-wash$/, 'Processing'],
  [/\/pay$|\/pay\/|\/refunds$/, 'Processing'],
  [/\/deliver$/, 'WashCompleted'],
  [/\/delivered$/, 'Delivering'],
  [/\/withdraw$/, 'Completed'],
  [/\/claim$|\/claim\/|\/claims\//, 'Completed'],
  [/\/review$|\/review\/\{id\}|\/reviews\/|\/reviewReports\//, 'Completed'],
];

/** The status in which an operation does something. */
export const statusFor = (path: string): RequestStatus =>
  STATUS_FOR.find(([pattern]) => pattern.test(path))?.[1] ?? 'Requested';

/** Operations after which the same call would find something else: the next one gets people of its own. */
const USES_UP =
  /\/requests?\/|\/objections\/|signOut|withdraw|phoneNumber|\/proof|devices|\/auth\/|refresh|deliveryBag|\/member\/address$|\/member\/addresses\/|\/photos\/|\/review|\/claims?/;

/** Whether an answer of an operation changed what the next call would find. */
export const usesUp = ({ method, path }: Operation): boolean => method !== 'GET' && USES_UP.test(path);

/** Which `{id}` a path means: of the request, of something published, else of the shop. */
export const idFor = (path: string, request: TestRequest): number => {
  if (/\/requests?\//.test(path)) return request.id;
  return /notice|event|\/review\//.test(path) ? 1 : request.laundryId;
};
