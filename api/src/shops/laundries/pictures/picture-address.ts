import { SHOP_PICTURES } from '@dongne/contract';

/** URL of a generated picture. Public, because an `<img>` cannot send a token. */
const pictureAddress = (laundryId: number, scene: number): string =>
  `/v1/app/nonMember/laundry/${laundryId}/picture/${scene}`;

/** First photo of a shop, or its generated front as a square. */
export const faceOf = ({
  id,
  profilePicture,
}: {
  readonly id: number;
  readonly profilePicture: string | null;
}): string => profilePicture ?? `${pictureAddress(id, 0)}?shape=square`;

/** Immutable URL of a shop's photo. */
export const photoAddress = (laundryId: number, photoId: number, shape: 'wide' | 'square'): string =>
  `/v1/app/nonMember/laundry/${laundryId}/photo/${photoId}?shape=${shape}`;

/** Gallery of a shop's page in 3:2: its photos, or generated pictures without any. */
export const galleryOf = (laundryId: number, photoIds: readonly number[]): string[] =>
  photoIds.length > 0
    ? photoIds.map((id) => photoAddress(laundryId, id, 'wide'))
    : Array.from({ length: SHOP_PICTURES }, (_, scene) => pictureAddress(laundryId, scene));
