import { cursorInGroups, PAGE_SIZE, pageBy, placeInGroups, Refusal, type Needs, withPhotoUrls } from '#base';
import { findObjection, type ObjectionRow, objectionsAfter, photosOfNoShows } from './no-show-repository';
import type { ObjectionView } from './no-show-schemas';
import { objectionView } from './no-show-view';

/** `0_12`: after the open objection 12; `1_7`: after the answered one 7. */
const cursorOf = ({ noShow }: ObjectionRow): string => cursorInGroups(noShow.answeredAt !== null, noShow.id);

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
  const { isSecond, id } = placeInGroups(cursor);
  const rows = await objectionsAfter(parts.database, { isAnswered: isSecond, id }, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, cursorOf);
  return { items: await viewsOf(parts, items), nextCursor };
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
