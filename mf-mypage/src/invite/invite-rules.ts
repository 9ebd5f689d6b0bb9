import { formatPoints, POINTS, type Invitation } from '@dongne/contract';
import { readDay } from '../common/read-day';

type InvitedFriend = Invitation['items'][number];

/** Reward for each side; ruling. */
export const REWARD = formatPoints(POINTS.inviteEach);

/** Terms of an invitation, one sentence each. */
export const INVITE_TERMS = [
  `친구가 가입할 때 추천 코드를 적고 첫 이용을 마치면 두 분 모두 ${REWARD}를 받아요.`,
  '포인트는 첫 이용의 결제까지 끝나면 바로 드려요.',
  '추천 코드는 처음 가입할 때 한 번만 쓸 수 있어요.',
  `받은 포인트는 ${POINTS.lifeMonths}개월 동안 쓸 수 있어요.`,
] as const;

/** Masked name of a friend; withdrawn friends have none. */
export const nameOfFriend = ({ nickname }: InvitedFriend): string => nickname ?? '탈퇴한 친구';

/** State of an invitation. */
export const stateTextOf = ({ state, rewardedAt }: InvitedFriend): string => {
  switch (state) {
    case 'waiting':
      return '첫 이용을 기다리고 있어요';
    case 'rewarded':
      return rewardedAt === null ? '첫 이용을 마쳤어요' : `${readDay(rewardedAt)} 첫 이용을 마쳤어요`;
    case 'left':
      return '첫 이용 전에 탈퇴했어요';
  }
};
