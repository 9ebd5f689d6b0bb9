import { SHOP_PHOTOS } from '@dongne/contract';
import {
  invalidField,
  Refusal,
  type Needs,
  type Transaction,
  namePhotos,
  queueFileRemovals,
  type SentPhoto,
  withStoredPhotos,
} from '#base';
import { photoAddress } from '../pictures/picture-address';
import { cropPhoto } from './crop-photo';
import {
  deleteShopPhoto,
  insertShopPhoto,
  lockShop,
  photosOfShop,
  setProfilePicture,
  type ShopPhotoRow,
} from './shop-photo-repository';

/** Photo in the shop's tools. */
export interface ShopPhotoView {
  readonly id: number;
  readonly url: string;
}

const viewsOf = (rows: readonly ShopPhotoRow[]): ShopPhotoView[] =>
  rows.map(({ laundryId, id }) => ({ id, url: photoAddress(laundryId, id, 'wide') }));

/** Copies the first photo to the shop's row, so that lists need no join. */
const showFirst = async (tx: Transaction, laundryId: number): Promise<ShopPhotoView[]> => {
  const rows = await photosOfShop(tx, laundryId);
  const [first] = rows;
  await setProfilePicture(tx, laundryId, first === undefined ? null : photoAddress(laundryId, first.id, 'square'));
  return viewsOf(rows);
};

/** Photos of a shop in order. */
export const listShopPhotos = async ({ database }: Needs<'database'>, laundryId: number): Promise<ShopPhotoView[]> =>
  viewsOf(await photosOfShop(database, laundryId));

const placeFor = (rows: readonly ShopPhotoRow[], isFirst: boolean): number =>
  isFirst ? (rows.at(0)?.place ?? 0) - 1 : (rows.at(-1)?.place ?? 0) + 1;

/**
 * Adds a photo to a shop, as the last or the first, which lists show.
 *
 * @returns all photos.
 * @throws {Refusal} `UNSUPPORTED_IMAGE`, and `VALIDATION` at the maximum number.
 */
export const addShopPhoto = async (
  { clock, database, files }: Needs<'clock' | 'database' | 'files'>,
  laundryId: number,
  { photo, isFirst }: { readonly photo: SentPhoto; readonly isFirst: boolean },
): Promise<ShopPhotoView[]> => {
  const { wide, square } = await cropPhoto(photo);
  return withStoredPhotos(files, [wide, square], (stored) =>
    database.transaction(async (tx) => {
      await lockShop(tx, laundryId);
      const rows = await photosOfShop(tx, laundryId);
      if (rows.length >= SHOP_PHOTOS) throw invalidField('photo', `사진은 ${SHOP_PHOTOS}장까지 올릴 수 있어요.`);
      const [wideRow, squareRow] = namePhotos(stored, [wide, square]);
      if (wideRow === undefined || squareRow === undefined) throw new Error('a stored photo has no key');
      await insertShopPhoto(tx, {
        laundryId,
        place: placeFor(rows, isFirst),
        wideKey: wideRow.fileKey,
        squareKey: squareRow.fileKey,
        createdAt: clock.now(),
      });
      return showFirst(tx, laundryId);
    }),
  );
};

/**
 * Deletes a photo; without photos the generated pictures are shown again.
 *
 * @returns the remaining photos.
 * @throws {Refusal} `NOT_FOUND`, for another shop's too.
 */
export const removeShopPhoto = (
  { clock, database }: Needs<'clock' | 'database'>,
  laundryId: number,
  id: number,
): Promise<ShopPhotoView[]> =>
  database.transaction(async (tx) => {
    await lockShop(tx, laundryId);
    const gone = await deleteShopPhoto(tx, laundryId, id);
    if (gone === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 사진이 없어요.' });
    await queueFileRemovals(tx, [gone.wideKey, gone.squareKey], clock.now());
    return showFirst(tx, laundryId);
  });
