import type { Random } from '#base';
import { moodOf, type ReviewMood, type Wording } from './review-texts';

/** Replies for any item; a topic's own thanks are next to its texts. */
const REPLIES: Readonly<Record<ReviewMood, readonly string[]>> = {
  happy: [
    '좋은 말씀 감사합니다. 다음에도 정성껏 해 드릴게요.',
    '마음에 드셨다니 기뻐요. 또 뵙겠습니다!',
    '덕분에 힘이 나요. 고맙습니다.',
    '믿고 맡겨 주셔서 감사해요.',
    '이런 말씀을 들으면 하루가 가벼워져요. 감사합니다.',
    '꼼꼼히 봐 주셔서 감사해요. 늘 같은 마음으로 할게요.',
    '소중한 리뷰 감사합니다 :)',
  ],
  fair: [
    '아쉬운 점까지 알려 주셔서 감사합니다. 다음에는 그 부분부터 살필게요.',
    '솔직한 말씀 감사해요. 더 나아지도록 할게요.',
    '말씀해 주신 내용은 작업할 때 함께 보겠습니다.',
    '다음에 맡겨 주실 때 요청사항에 적어 주시면 먼저 챙길게요.',
    '부족한 점은 고치고 좋은 점은 지킬게요. 감사합니다.',
    '꼼꼼히 봐 주셔서 감사합니다. 저희도 더 꼼꼼해질게요.',
    '남겨 주신 말씀을 모두 함께 읽었어요. 감사합니다.',
  ],
  poor: [
    '속상하셨겠어요. 죄송합니다. 다시 맡겨 주시면 한 번 더 손보겠습니다.',
    '기대에 못 미쳐 죄송합니다. 어느 부분인지 알려 주시면 바로 확인할게요.',
    '마무리가 부족했습니다. 같은 일이 없도록 한 번 더 검수하겠습니다.',
    '죄송합니다. 전화 주시면 바로 확인해 드릴게요.',
    '아끼시는 물건인데 죄송합니다. 다음에는 받을 때부터 더 꼼꼼히 살필게요.',
    '불편을 드렸네요. 죄송합니다. 말씀 주신 부분은 기록해 두었어요.',
  ],
};

const HOUR_MS = 3600_000;
const SLOWEST_HOURS = 47;

/** Review as far as a reply depends on it. */
export interface AnsweredReview extends Wording {
  readonly rating: number;
  readonly createdAt: Date;
}

/** Reply of a shop with its time; most reviews have none. */
export interface SeedReply {
  readonly reply: string | null;
  readonly repliedAt: Date | null;
}

const SILENCE: SeedReply = { reply: null, repliedAt: null };

/**
 * Replies of one shop: some shops reply to nearly every review, some hardly ever, all preferably to bad ones; never the
 * same text twice. The reply follows within two days, and never after `now`.
 */
export const createReplier = (random: Random, now: Date) => {
  const eagerness = random.next();
  const said = new Set<string>();
  return ({ text, topic, rating, createdAt }: AnsweredReview): SeedReply => {
    const mood = moodOf(rating);
    const isAnswered = random.chance(mood === 'happy' ? eagerness * 0.6 : 0.3 + eagerness * 0.6);
    if (!isAnswered || text === '') return SILENCE;
    const own = mood === 'happy' ? (topic?.thanks ?? []) : [];
    const left = [...own, ...own, ...REPLIES[mood]].filter((reply) => !said.has(reply));
    const reply = left[Math.floor(random.next() * left.length)];
    if (reply === undefined) return SILENCE;
    said.add(reply);
    const hours = random.between(1, SLOWEST_HOURS);
    return { reply, repliedAt: new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime())) };
  };
};
