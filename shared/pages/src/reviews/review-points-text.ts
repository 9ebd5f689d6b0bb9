import { formatPoints, type ReviewTerms } from '@dongne/contract';

type Points = ReviewTerms['points'];

/** Text for the points of a new review; null without any. */
export const pointsOfWriting = ({ isAwaited, changes }: Points): string | null => {
  const { text, photo } = changes;
  if (photo <= 0) return null;
  const offer =
    text > 0
      ? `리뷰를 쓰면 ${formatPoints(text)}, 사진과 함께 쓰면 ${formatPoints(photo)}를 드려요.`
      : `사진과 함께 쓰면 ${formatPoints(photo)}를 드려요.`;
  return isAwaited ? `${offer} 포인트는 이용이 완료되면 드려요.` : offer;
};

/** Text for the points after saving an edit; null without a change. */
export const pointsOfEdit = ({ isAwaited, changes }: Points, hasPhoto: boolean): string | null => {
  const change = hasPhoto ? changes.photo : changes.text;
  if (isAwaited) return change > 0 ? `이용이 완료되면 ${formatPoints(change)}를 드려요.` : null;
  if (change > 0) return `사진이 있는 리뷰로 저장하면 ${formatPoints(change)}를 더 드려요.`;
  if (change < 0)
    return `사진이 없는 리뷰로 저장하면 ${formatPoints(-change)}를 회수해요. 이미 쓴 포인트는 회수하지 않아요.`;
  return null;
};

/** Text for the points after a removal. */
export const pointsOfRemoval = ({ isAwaited, given, changes }: Points): string => {
  if (isAwaited && changes.photo > 0) return '삭제하면 리뷰 포인트를 드리지 않아요.';
  if (changes.none < 0)
    return -changes.none < given
      ? `이 리뷰로 드린 포인트 중 남아 있는 ${formatPoints(-changes.none)}를 회수해요. 이미 쓴 포인트는 회수하지 않아요.`
      : `이 리뷰로 드린 ${formatPoints(-changes.none)}를 회수해요.`;
  return '삭제한 리뷰는 되돌릴 수 없어요.';
};

/** Text for changed points in a toast. */
export const pointsThatChanged = (changedPoints: number): string => {
  if (changedPoints > 0) return ` ${formatPoints(changedPoints)}를 드렸어요.`;
  return changedPoints < 0 ? ` ${formatPoints(-changedPoints)}를 회수했어요.` : '';
};
