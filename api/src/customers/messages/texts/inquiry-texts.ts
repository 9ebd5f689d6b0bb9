import { messageText } from './message-text';

/** Messages about an inquiry. The answer itself is only in the app. */
export const INQUIRY_TEXTS = {
  answered: messageText<{ readonly inquiryId: number }>({
    event: 'inquiry.answered',
    ...({ kind: 'notice', way: 'push' } as const),
    example: { inquiryId: 5 },
    words: ({ inquiryId }) => ({
      title: '문의 답변',
      text: '남겨 주신 문의에 답변이 왔어요.',
      path: `/mypage/inquiry/${inquiryId}`,
    }),
  }),
};
