import { formatCount, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@dongne/contract';

/** Refusal of photos, as an alert shows it. */
export interface PhotoRefusal {
  readonly title?: string;
  readonly message: string;
}

/** Title of the alert; product specification §5. */
const CANNOT_REGISTER = '사진을 등록할 수 없습니다';

const ACCEPTED = /^image\/(jpe?g|png|gif|hei[cf](-sequence)?)$/;
const ACCEPTED_NAME = /\.(jpe?g|png|gif|hei[cf])$/i;
const PICKED_MAX_MB = IMAGE_MAX_BYTES.picked / 1024 / 1024;
const TEN_THOUSAND = 10_000;

/** Some galleries, and every browser on Windows for HEIC, provide no type: then the name decides. */
const UNTYPED = ['', 'application/octet-stream'];

const COMMON_TYPES = 'image/jpeg,image/png,image/gif';

/**
 * Types for the file dialog. HEIC is left out on iPhones and iPads, which then convert to JPEG themselves, and until the
 * browser is known: the server renders the page, too.
 */
export const offeredTypes = (isHydrated: boolean): string =>
  !isHydrated || /iP(hone|ad|od)/.test(navigator.userAgent)
    ? COMMON_TYPES
    : `${COMMON_TYPES},image/heic,image/heif,.heic,.heif`;

const isAccepted = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  UNTYPED.includes(type) ? ACCEPTED_NAME.test(name) : ACCEPTED.test(type);

/**
 * Checks whether picked files may be added to a field; all or none. Product specification §5, limits by ruling.
 *
 * @returns the refusal, or `undefined` if they may.
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

/** Refusal of a picture that no phone could decode. */
export const TOO_MANY_PIXELS: PhotoRefusal = {
  title: CANNOT_REGISTER,
  message: `사진은 ${formatCount(IMAGE_MAX_PIXELS / TEN_THOUSAND)}만 화소까지 등록할 수 있어요.`,
};

/** Refusal of a truncated picture. */
export const PICTURE_BREAKS_OFF: PhotoRefusal = {
  title: CANNOT_REGISTER,
  message: '사진 파일이 중간에 끊겨 있어요. 다시 내려받거나 다른 사진을 골라 주세요.',
};
