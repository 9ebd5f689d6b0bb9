import { leaveMessage } from '../content/inquiry-fixtures';
import type { TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';
import type { Operation } from './document';

/** The id of the support thread that an operation is about; undefined for any other operation. */
export const prepareInquiry = async (
  api: TestApi,
  { path }: Operation,
  { customer }: TestRequest,
): Promise<number | undefined> =>
  /\/inquiry\/|\/inquiries\//.test(path) ? (await leaveMessage(api, customer)).json().id : undefined;

/** Topic of a message to support: one of the schema's own, where it is not an item of laundry. */
export const inquiryHints = (path: string) => (path.endsWith('/inquiry') ? { category: ['Pickup', 'Other'] } : {});
