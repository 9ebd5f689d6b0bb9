import { PAGE_SIZE, Refusal, type Needs, withPhotoUrls } from '#base';
import {
  findObjection,
  objectionsAfter,
  objectionView,
  photosOfNoShows,
  type ObjectionRow,
  type ObjectionView,
} from '#orders';

/** `0_12`: after the open objection 12; `1_7`: after the answered one 7. */
const cursorOf = ({ noShow: { id, answeredAt } }: ObjectionRow): string => `${answeredAt === null ? 0 : 1}_${id}`;

const placeOf = (cursor: string | undefined) => {
  const [group = 0, id = 0] = (cursor ?? '').split('_').map(Number);
  return { isAnswered: group === 1, id };
};

const viewsOf = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  rows: readonly ObjectionRow[],
): Promise<ObjectionView[]> => {
  const photos = await photosOfNoShows(
    parts.database,
    rows.map(({ noShow }) => noShow),
  );
  const shown = withPhotoUrls(parts, photos);
  return rows.map((row) => objectionView(row, shown));
};

/** One page of the objections: open ones first, oldest first; then answered ones, newest first. */
export const listObjections = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  cursor: string | undefined,
): Promise<{ items: ObjectionView[]; nextCursor: string | null }> => {
  const rows = await objectionsAfter(parts.database, placeOf(cursor), PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const nextCursor = rows.length > PAGE_SIZE && last !== undefined ? cursorOf(last) : null;
  return { items: await viewsOf(parts, page), nextCursor };
};

/** One objection. @throws {Refusal} `NOT_FOUND`. */
export const viewObjection = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  id: number,
): Promise<ObjectionView> => {
  const row = await findObjection(parts.database, id);
  const [view] = row === undefined ? [] : await viewsOf(parts, [row]);
  if (view === undefined) throw new Refusal('NOT_FOUND');
  return view;
};
