import { SHOP_PICTURES } from '@dongne/contract';

/** Where a drawn picture of a shop is read; anybody may, so an `<img>` needs no token. */
const pictureAddress = (laundryId: number, scene: number): string =>
  `/v1/app/nonMember/laundry/${laundryId}/picture/${scene}`;

/** A shop's own photo, or its drawn front as a square. */
export const faceOf = ({
  id,
  profilePicture,
}: {
  readonly id: number;
  readonly profilePicture: string | null;
}): string => profilePicture ?? `${pictureAddress(id, 0)}?shape=square`;

/** The pictures at the head of a shop's page, three wide to two high. */
export const galleryOf = (laundryId: number): string[] =>
  Array.from({ length: SHOP_PICTURES }, (_, scene) => pictureAddress(laundryId, scene));
