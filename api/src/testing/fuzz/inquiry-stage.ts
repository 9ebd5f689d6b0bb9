import { leaveMessage } from '../../content/inquiries/testing/inquiry-fixtures';
import type { TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';
import type { Operation } from './document';

/** The number of the thread with support that an operation is about; undefined for any other operation. */
export const prepareInquiry = async (
  api: TestApi,
  { path }: Operation,
  { customer }: TestRequest,
): Promise<number | undefined> =>
  /\/inquiry\/|\/inquiries\//.test(path) ? (await leaveMessage(api, customer)).json().id : undefined;

/** What a message to support may be about: one of the schema's own, where it is no item of laundry. */
export const inquiryHints = (path: string) => (path.endsWith('/inquiry') ? { category: ['Pickup', 'Other'] } : {});
