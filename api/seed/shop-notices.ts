import { seoulDate, type MainService } from '@dongne/contract';
import type { Random } from '#base';

/** Notice of a shop. */
interface Notice {
  readonly text: string;
  /** Months that it fits; all year without them. */
  readonly months?: readonly number[];
  /** Service that the notice requires; every shop has the others. */
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
  { text: '와이셔츠 목과 소매는 세탁 전에 한 번 더 문질러 때를 빼요.' },
  { text: '흰옷과 색깔 옷은 따로 빨아요. 섞어서 맡기셔도 괜찮아요.' },
  { text: '장식이나 비즈가 달린 옷은 요청사항에 적어 주세요. 손으로 빨아 드려요.' },
  { text: '급한 옷이 있으면 입을 날을 적어 주세요. 먼저 살펴볼게요.' },
  { text: '물세탁이 좋은지 드라이클리닝이 좋은지는 옷감을 보고 정해요.' },
  { text: '옷걸이를 모아 두셨다면 함께 주세요. 다시 쓰고 있어요.' },
  { text: '옷에 이미 있던 흠집은 사진으로 남겨 두고 시작해요.' },
  { text: '비닐은 벗겨서 바람이 통하는 곳에 걸어 두시면 좋아요.' },
  { text: '맡기신 옷은 접수한 순서대로 해요. 기다려 주셔서 늘 감사해요.' },
  { text: '정장은 위아래를 함께 맡기셔야 색이 같이 가요.' },
  { text: '니트는 눕혀서 말려요. 늘어날까 걱정하지 않으셔도 돼요.' },
  { text: '향수가 닿은 실크는 오래 두지 말고 맡겨 주세요.' },
  { text: '흰 운동화는 햇볕 대신 그늘에서 말려요. 누렇게 변하지 않게요.', needs: '신발' },
  { text: '구두는 닦기 전에 먼지부터 털어요. 굽이 닳았는지도 봐 드려요.', needs: '신발' },
  { text: '지퍼가 고장 난 옷은 이가 빠진 곳을 사진에 담아 주세요.', needs: '수선' },
  { text: '단추를 잃어버리셨다면 비슷한 것으로 찾아 달아 드려요.', needs: '수선' },
  { text: '솜이불과 구스 이불은 말리는 법이 달라요. 속이 무엇인지 적어 주세요.', needs: '침구' },
  { text: '러그는 말아서 주시면 모서리가 상하지 않아요.', needs: '카펫' },
  { text: '모피는 결을 따라 손으로 빗어 마무리해요.', needs: '모피' },
  { text: '가죽은 비를 맞으면 바로 닦고 그늘에 두었다가 맡겨 주세요.', needs: '가죽' },
  { text: '유모차는 시트를 떼지 않고 맡기셔도 돼요.', needs: '유모차·카시트' },
  { text: '염색은 작은 조각에 먼저 해 보고 색을 정해요.', needs: '염색' },
  { text: '볼펜이나 잉크는 물티슈로 문지르지 말고 그대로 맡겨 주세요.', needs: '특수 얼룩 제거' },
  { text: '입학식과 졸업식에 입을 정장은 미리 맡겨 주세요.', months: [1, 2] },
  { text: '봄맞이로 옷장을 비우실 때 겨울 니트부터 빨아 넣어 두세요.', months: [3, 4] },
  { text: '나들이 철에 묻은 잔디 물은 시간이 지나면 잘 안 빠져요. 빨리 맡겨 주세요.', months: [4, 5] },
  { text: '비에 젖은 옷은 봉투에 오래 두면 냄새가 배어요. 펴서 맡겨 주세요.', months: [6, 7] },
  { text: '선크림이 묻은 옷깃은 누렇게 변해요. 입은 뒤 바로 맡겨 주세요.', months: [6, 7, 8] },
  { text: '바닷물이 닿은 옷은 소금기부터 빼야 해요. 요청사항에 적어 주세요.', months: [7, 8] },
  { text: '트렌치코트를 꺼낼 때예요. 묵은 냄새도 함께 빼 드려요.', months: [9, 10] },
  { text: '한복은 동정과 고름을 따로 다려요. 명절 전에 미리 맡겨 주세요.', months: [1, 9] },
  { text: '송년 모임에서 튄 음식 얼룩은 그날 그대로 맡겨 주세요.', months: [12] },
  { text: '목도리와 장갑도 코트와 함께 맡기시면 좋아요.', months: [11, 12, 1] },
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

/** Picks an item by `chance` of 0 to 1. */
const oneOf = <Thing>(things: readonly Thing[], chance: number): Thing | undefined =>
  things[Math.floor(chance * things.length)];

/** Notice of a shop that fits its services and the season. */
export const seedNotice = (random: Random, handleItems: readonly string[], now: Date): string | null => {
  if (!random.chance(0.4)) return null;
  const fitting = NOTICES.filter(
    ({ months, needs }) => fits(months, now) && (needs === undefined || handleItems.includes(needs)),
  );
  return oneOf(fitting, random.next())?.text ?? null;
};

/** Reason for a pause in this season. */
export const seedPauseReason = (random: Random, now: Date): string =>
  oneOf(
    PAUSES.filter((pause) => fits('months' in pause ? pause.months : undefined, now)),
    random.next(),
  )?.reason ?? PAUSES[0].reason;
