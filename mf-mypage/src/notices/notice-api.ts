import type { NoticeDetail, NoticeList } from '@dongne/contract';
import { http } from '@dongne/platform';

/** Every published notice. */
export const fetchNotices = (): Promise<NoticeList> => http.get('/notice');

/** One notice with its text. @throws {ApiError} `NOT_FOUND`. */
export const fetchNotice = (id: number): Promise<NoticeDetail> => http.get(`/notice/${id}`);
