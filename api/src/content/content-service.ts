import type { AppParts } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import type { Database } from '../database/database';
import type { EventView, FaqView, NoticeView, PopupsView } from './content-schemas';

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};
export const listNotices = async (_parts: AppParts): Promise<NoticeView[]> => later();
export const viewNotice = async (_parts: AppParts, _id: number): Promise<NoticeView> => later();
export const listEvents = async (_parts: AppParts): Promise<EventView[]> => later();
export const viewEvent = async (_parts: AppParts, _id: number): Promise<EventView> => later();
export const listFaqs = async (_database: Database): Promise<FaqView[]> => later();
export const viewPopups = async (_parts: AppParts): Promise<PopupsView> => later();
