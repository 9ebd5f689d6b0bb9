import { seoulDate, type MainService } from '@dongne/contract';
import type { Random } from '../common';

/** What a shop may announce. */
interface Notice {
  readonly text: string;
  /** Months it fits; all of them where there are none. */
  readonly months?: readonly number[];
  /** What the shop must do for it to be true; every shop does the rest. */
  readonly needs?: MainService;
}

const NOTICES: readonly Notice[] = [
  { text: '얼룩은 오래되기 전에 맡겨 주시면 더 잘 빠져요.' },
  { text: '언제 묻은 얼룩인지 적어 주시면 알맞은 방법으로 빼 드려요.' },
  { text: '주머니는 한 번 더 살펴 주세요. 나온 물건은 옷과 함께 돌려 드려요.' },
  { text: '단추가 헐거우면 말씀해 주세요. 세탁 전에 단단히 달아 드려요.' },
  { text: '물 빠짐이 걱정되는 옷은 요청사항에 적어 주시면 따로 빨아요.' },
  { text: '처음 맡기는 소재라면 라벨 사진을 함께 올려 주세요.' },
  { text: '셔츠는 옷걸이에 걸어서, 니트는 접어서 돌려 드려요.' },
  { text: '향에 민감하시면 무향 세제를 쓰니 요청사항에 적어 주세요.' },
  { text: '수선은 사진을 함께 올려 주시면 견적이 정확해요.', needs: '수선' },
  { text: '바지 기장은 입어 보고 표시한 사진이 있으면 한 번에 맞출 수 있어요.', needs: '수선' },
  { text: '운동화 끈은 풀지 않고 주셔도 돼요. 따로 빨아서 넣어 드려요.', needs: '신발' },
  { text: '이불은 커버를 벗겨 주시면 더 빨리 끝나요.', needs: '침구' },
  { text: '가죽은 열흘쯤 걸려요. 입을 날을 적어 주시면 맞춰 볼게요.', needs: '가죽' },
  { text: '카시트는 버클을 풀어서 맡겨 주세요.', needs: '유모차·카시트' },
  { text: '커튼은 고리를 빼고 맡겨 주시면 좋아요.', needs: '커튼' },
  { text: '새 학기 교복은 미리 맡겨 주시면 넉넉히 맞춰 드려요.', months: [2, 8] },
  { text: '겨우내 입은 코트와 패딩은 넣어 두기 전에 빨아야 때가 굳지 않아요.', months: [3, 4] },
  { text: '꽃가루 철이라 겉옷은 털어서 봉투에 담아 주세요.', months: [4, 5] },
  { text: '땀은 눈에 안 보여도 누렇게 변해요. 여름 셔츠는 바로 맡겨 주세요.', months: [6, 7, 8] },
  { text: '장마철에는 말리는 데 하루 더 걸릴 수 있어요.', months: [6, 7] },
  { text: '여름 이불은 넣어 두기 전에 한 번 빨아 두세요.', months: [9, 10], needs: '침구' },
  { text: '찬 바람이 불기 전에 코트를 미리 손질해 두세요.', months: [9, 10] },
  { text: '패딩은 솜까지 말리느라 하루 더 걸려요.', months: [11, 12, 1, 2] },
  { text: '김장하다 튄 양념은 물로 비비지 말고 그대로 맡겨 주세요.', months: [11, 12] },
  { text: '염화칼슘이 묻은 바지와 신발은 빨리 맡겨 주실수록 좋아요.', months: [12, 1, 2], needs: '신발' },
];

const PAUSES = [
  { reason: '매장 내부 공사' },
  { reason: '세탁 장비 점검' },
  { reason: '개인 사정' },
  { reason: '여름 휴가', months: [7, 8] },
  { reason: '겨울 휴가', months: [12, 1] },
] as const;

/** Month of a moment in Seoul, 1 to 12. */
export const monthOf = (at: Date): number => Number(seoulDate(at).slice(5, 7));

const fits = (months: readonly number[] | undefined, at: Date): boolean => months?.includes(monthOf(at)) ?? true;

/** One of some things; which one, goes by `chance` of 0 to 1. */
const oneOf = <Thing>(things: readonly Thing[], chance: number): Thing | undefined =>
  things[Math.floor(chance * things.length)];

/** What a shop announces these days: true of what it does, and of the season. */
export const seedNotice = (random: Random, handleItems: readonly string[], now: Date): string | null => {
  if (!random.chance(0.4)) return null;
  const fitting = NOTICES.filter(
    ({ months, needs }) => fits(months, now) && (needs === undefined || handleItems.includes(needs)),
  );
  return oneOf(fitting, random.next())?.text ?? null;
};

/** Why a shop takes a pause these days. */
export const seedPauseReason = (random: Random, now: Date): string =>
  oneOf(
    PAUSES.filter((pause) => fits('months' in pause ? pause.months : undefined, now)),
    random.next(),
  )?.reason ?? PAUSES[0].reason;
