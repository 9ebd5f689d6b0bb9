import { announcedText, type RequestDetail } from '@dongne/contract';
import type { KeyValue } from '@dongne/ui';

/** The pieces that were counted, as a row of a request's facts; no row when nobody counted. */
export const announcedRows = ({ announcedItems }: Pick<RequestDetail, 'announcedItems'>): readonly KeyValue[] =>
  announcedItems.length === 0 ? [] : [{ key: '신청한 품목', value: announcedText(announcedItems) }];
