import { announcedText, type RequestDetail } from '@dongne/contract';
import type { KeyValue } from '@dongne/ui';

/** Row of a request's facts with the counted pieces; empty when the customer counted none. */
export const announcedRows = ({ announcedItems }: Pick<RequestDetail, 'announcedItems'>): readonly KeyValue[] =>
  announcedItems.length === 0 ? [] : [{ key: '신청한 품목', value: announcedText(announcedItems) }];
