import { messageText } from './message-text';

const PATH = '/mypage/review';

/** Messages about a member's own review. */
export const REVIEW_TEXTS = {
  replied: messageText<{ readonly laundryName: string }>({
    event: 'review.replied',
    ...({ kind: 'order', way: 'bell' } as const),
    example: { laundryName: '삼성 하얀 세탁소' },
    words: ({ laundryName }) => ({
      title: '리뷰에 답글이 달렸어요',
      text: `${laundryName}에서 답글을 남겼어요.`,
      path: PATH,
    }),
  }),
  hidden: messageText<{ readonly reason: string }>({
    event: 'review.hidden',
    ...({ kind: 'notice', way: 'bell' } as const),
    example: { reason: '다른 사람의 전화번호가 있어요.' },
    words: ({ reason }) => ({
      title: '리뷰를 가렸어요',
      text: `신고를 확인해 리뷰를 가렸어요. 이유: ${reason}`,
      path: PATH,
    }),
  }),
};
