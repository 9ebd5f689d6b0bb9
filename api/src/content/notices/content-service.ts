import { Refusal, type Needs, type Database } from '#base';
import {
  allFaqs,
  currentPopup,
  findNotice,
  publishedNotices,
  type NoticeRow,
  type PopupRow,
} from './content-repository';
import type { FaqView, NoticeView, PopupsView, PopupView } from './content-schemas';

const viewOfNotice = ({ id, title, text, isImportant, publishedAt }: NoticeRow): NoticeView => ({
  id,
  title,
  text,
  isImportant,
  publishedAt: publishedAt.toISOString(),
});

const viewOfPopup = (popup: PopupRow | undefined): PopupView | null =>
  popup === undefined ? null : { id: popup.id, title: popup.title, text: popup.text, path: popup.path };

/** Published notices, important ones first. */
export const listNotices = async ({ database, clock }: Needs<'clock' | 'database'>): Promise<NoticeView[]> =>
  (await publishedNotices(database, clock.now())).map(viewOfNotice);

/** @throws {Refusal} `NOT_FOUND`, also before its publication. */
export const viewNotice = async ({ database, clock }: Needs<'clock' | 'database'>, id: number): Promise<NoticeView> => {
  const notice = await findNotice(database, id, clock.now());
  if (notice === undefined) throw new Refusal('NOT_FOUND');
  return viewOfNotice(notice);
};

/** All questions and answers. */
export const listFaqs = (database: Database): Promise<FaqView[]> => allFaqs(database);

/** Present popups of Home. */
export const viewPopups = async ({ database, clock }: Needs<'clock' | 'database'>): Promise<PopupsView> => ({
  middle: viewOfPopup(await currentPopup(database, 'middle', clock.now())),
  bottom: viewOfPopup(await currentPopup(database, 'bottom', clock.now())),
});
