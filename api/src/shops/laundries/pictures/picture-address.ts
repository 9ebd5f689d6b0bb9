import { SHOP_PICTURES } from '@dongne/contract';

/** Where a drawn picture of a shop is read; anybody may, so an `<img>` needs no token. */
const pictureAddress = (laundryId: number, scene: number): string =>
  `/v1/app/nonMember/laundry/${laundryId}/picture/${scene}`;

/** A shop's own first photo, or its drawn front as a square. */
export const faceOf = ({
  id,
  profilePicture,
}: {
  readonly id: number;
  readonly profilePicture: string | null;
}): string => profilePicture ?? `${pictureAddress(id, 0)}?shape=square`;

/** Where a photo of a shop is read, as an address that always gives the same bytes. */
export const photoAddress = (laundryId: number, photoId: number, shape: 'wide' | 'square'): string =>
  `/v1/app/nonMember/laundry/${laundryId}/photo/${photoId}?shape=${shape}`;

/** What stands at the head of a shop's page, three wide to two high: its photos, or drawn pictures where it has none. */
export const galleryOf = (laundryId: number, photoIds: readonly number[]): string[] =>
  photoIds.length > 0
    ? photoIds.map((id) => photoAddress(laundryId, id, 'wide'))
    : Array.from({ length: SHOP_PICTURES }, (_, scene) => pictureAddress(laundryId, scene));
