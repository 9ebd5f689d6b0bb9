import { beforeOf, cursorInGroups, PAGE_SIZE, pageBy, pageOf, placeInGroups, Refusal, type Database } from '#base';
import {
  findInquiry,
  inquiriesAfter,
  inquiriesOf,
  messagesOf,
  type Asker,
  type InquiryRow,
  type MessageRow,
} from './inquiry-repository';
import type { InquirySummaryView, InquiryView } from './inquiry-schemas';

/** The same refusal for another member's thread and an unknown one, so that neither is revealed. */
export const noInquiry = (): Refusal => new Refusal('NOT_FOUND', { svMessage: '찾는 문의가 없어요.' });

const headOf = ({ id, category, requestId, createdAt, waitsSince }: InquiryRow) => ({
  id,
  category,
  applicationId: requestId,
  createdAt: createdAt.toISOString(),
  isAnswered: waitsSince === null,
});

const viewOf = (row: InquiryRow, said: readonly MessageRow[]): InquiryView => ({
  ...headOf(row),
  messages: said
    .filter(({ inquiryId }) => inquiryId === row.id)
    .map(({ id, writer, text, at }) => ({ id, writer, text, at: at.toISOString() })),
});

const viewsOf = async (database: Database, rows: readonly InquiryRow[]): Promise<InquiryView[]> => {
  const said = await messagesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => viewOf(row, said));
};

const summaryOf = ({ messages, ...head }: InquiryView): InquirySummaryView => {
  const last = messages.at(-1);
  return { ...head, text: last?.text ?? '', lastAt: last?.at ?? head.createdAt };
};

/** One thread with all messages. @throws {Refusal} `NOT_FOUND`, also for another member's. */
export const viewInquiry = async (database: Database, asker: Asker, id: number): Promise<InquiryView> => {
  const row = await findInquiry(database, asker, id);
  const [view] = row === undefined ? [] : await viewsOf(database, [row]);
  if (view === undefined) throw noInquiry();
  return view;
};

/** One page of a member's threads, newest first, each with its last message. */
export const listOwnInquiries = async (database: Database, memberId: number, cursor: string | undefined) => {
  const { items, nextCursor } = pageOf(await inquiriesOf(database, memberId, beforeOf(cursor), PAGE_SIZE + 1));
  return { items: (await viewsOf(database, items)).map(summaryOf), nextCursor };
};

/** `0_12`: after the open thread 12; `1_7`: after the answered one 7. */
const cursorOf = ({ id, waitsSince }: InquiryRow): string => cursorInGroups(waitsSince === null, id);

/** One page of all threads: open ones first, oldest first; then answered ones. */
export const listInquiries = async (database: Database, cursor: string | undefined) => {
  const { isSecond, id } = placeInGroups(cursor);
  const rows = await inquiriesAfter(database, { isAnswered: isSecond, id }, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, cursorOf);
  return { items: await viewsOf(database, items), nextCursor };
};
