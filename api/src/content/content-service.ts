import { Refusal, type Needs } from '../common';
import type { Database } from '../database';
import {
  allFaqs,
  begunEvents,
  currentPopup,
  findEvent,
  findNotice,
  publishedNotices,
  type EventRow,
  type NoticeRow,
  type PopupRow,
} from './content-repository';
import type { EventView, FaqView, NoticeView, PopupsView, PopupView } from './content-schemas';

const viewOfNotice = ({ id, title, text, isImportant, publishedAt }: NoticeRow): NoticeView => ({
  id,
  title,
  text,
  isImportant,
  publishedAt: publishedAt.toISOString(),
});

const viewOfEvent = ({ id, title, summary, text, startsAt, endsAt }: EventRow, now: Date): EventView => ({
  id,
  title,
  summary,
  text,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  isOver: endsAt !== null && endsAt <= now,
});

const viewOfPopup = (popup: PopupRow | undefined): PopupView | null =>
  popup === undefined ? null : { id: popup.id, title: popup.title, text: popup.text, path: popup.path };

/** Notices that are out, important ones first. */
export const listNotices = async ({ database, clock }: Needs<'clock' | 'database'>): Promise<NoticeView[]> =>
  (await publishedNotices(database, clock.now())).map(viewOfNotice);

/** @throws {Refusal} `NOT_FOUND`, also before its day. */
export const viewNotice = async ({ database, clock }: Needs<'clock' | 'database'>, id: number): Promise<NoticeView> => {
  const notice = await findNotice(database, id, clock.now());
  if (notice === undefined) throw new Refusal('NOT_FOUND');
  return viewOfNotice(notice);
};

/** Events that have begun, those that are over too. */
export const listEvents = async ({ database, clock }: Needs<'clock' | 'database'>): Promise<EventView[]> =>
  (await begunEvents(database, clock.now())).map((event) => viewOfEvent(event, clock.now()));

/** @throws {Refusal} `NOT_FOUND`, also before it begins. One that is over stays readable. */
export const viewEvent = async ({ database, clock }: Needs<'clock' | 'database'>, id: number): Promise<EventView> => {
  const event = await findEvent(database, id, clock.now());
  if (event === undefined) throw new Refusal('NOT_FOUND');
  return viewOfEvent(event, clock.now());
};

/** All questions and answers. */
export const listFaqs = (database: Database): Promise<FaqView[]> => allFaqs(database);

/** What Home shows on top of itself now. */
export const viewPopups = async ({ database, clock }: Needs<'clock' | 'database'>): Promise<PopupsView> => ({
  middle: viewOfPopup(await currentPopup(database, 'middle', clock.now())),
  bottom: viewOfPopup(await currentPopup(database, 'bottom', clock.now())),
});
