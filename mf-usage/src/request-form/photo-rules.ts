import { IMAGE_MAX_BYTES } from '@dongne/contract';

/** Why photos were not taken, as an alert says it. */
export interface PhotoRefusal {
  readonly title?: string;
  readonly message: string;
}

/** Title of an alert about a photo that cannot be registered; product specification §5. */
export const CANNOT_REGISTER = '사진을 등록할 수 없습니다';

// HEIC is read by the platform's image work once it stands; until then it is refused like any other type.
const ACCEPTED = /^image\/(jpe?g|png|gif)$/;
const ACCEPTED_NAME = /\.(jpe?g|png|gif)$/i;
const PICKED_MAX_MB = IMAGE_MAX_BYTES.picked / 1024 / 1024;

/** What the file dialog offers. Named as types: iOS then gives a JPEG instead of its own format. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/gif';

/** Some Android galleries give a file without a type: then its name decides. */
const isAccepted = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? ACCEPTED_NAME.test(name) : ACCEPTED.test(type);

/**
 * Whether picked files may join the photos of a field; all or none. Product specification §5, limits by ruling.
 *
 * @returns why not, or `undefined` when they may.
 */
export const photoRefusal = (
  picked: readonly Pick<File, 'type' | 'name' | 'size'>[],
  { existing, limit }: { readonly existing: number; readonly limit: number },
): PhotoRefusal | undefined => {
  if (!picked.every(isAccepted))
    return { title: CANNOT_REGISTER, message: 'jpg, gif, png, jpeg 파일만 등록할 수 있습니다.' };
  if (existing + picked.length > limit) return { message: `사진 등록은 ${limit}개 까지 할 수 있어요.` };
  if (picked.some(({ size }) => size > IMAGE_MAX_BYTES.picked))
    return { title: CANNOT_REGISTER, message: `사진 한 장은 ${PICKED_MAX_MB}MB까지 등록할 수 있어요.` };
  return undefined;
};
