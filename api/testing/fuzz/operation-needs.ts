import type { RequestStatus } from '@dongne/contract';
import type { TestRequest } from '../shop-commands';
import type { Operation } from './document';

/** The status in which a command of a request, or the withdrawal of its customer, has an effect. */
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

/** The status in which an operation has an effect. */
export const statusFor = (path: string): RequestStatus =>
  STATUS_FOR.find(([pattern]) => pattern.test(path))?.[1] ?? 'Requested';

/** Operations that change the state for the next call, which gets new fixtures. */
const USES_UP =
  /\/requests?\/|\/objections\/|signOut|withdraw|phoneNumber|\/proof|devices|\/auth\/|refresh|deliveryBag|\/member\/address$|\/member\/addresses\/|\/photos\/|\/review|\/claims?/;

/** Whether an answer of an operation changed the state for the next call. */
export const usesUp = ({ method, path }: Operation): boolean => method !== 'GET' && USES_UP.test(path);

/** Meaning of `{id}` in a path: the request, published content, else the shop. */
export const idFor = (path: string, request: TestRequest): number => {
  if (/\/requests?\//.test(path)) return request.id;
  return /notice|event|\/review\//.test(path) ? 1 : request.laundryId;
};
