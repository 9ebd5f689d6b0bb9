import type { ReviewKeyword } from '@dongne/contract';

/** Parts of seeded shops' names; ordinary words, so that no real shop is meant. */
export const NAME_BEGINNINGS = [
  '햇살',
  '보송',
  '새하얀',
  '향긋한',
  '다정한',
  '푸른솔',
  '은하수',
  '무지개',
  '한결',
  '산들',
  '온누리',
  '해맑은',
  '별빛',
  '구름',
  '단정한',
  '반짝',
  '소담',
  '두루',
  '맑은샘',
  '봄날',
  '솜사탕',
  '정다운',
  '초록',
  '하늘',
  '나래',
  '다온',
  '이슬',
  '늘봄',
  '뭉게',
  '새봄',
] as const;
export const NAME_ENDINGS = ['세탁소', '세탁', '크리닝', '클리닝', '런드리', '세탁방', '빨래터', '세탁공방'] as const;

/** Family names for `representive`; the given name is never spelt. */
export const FAMILY_NAMES = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
] as const;

export const NOTICES = [
  '흰 셔츠는 당일 세탁도 가능해요. 요청사항에 적어 주세요.',
  '겨울 패딩은 보관 서비스도 함께 하고 있어요.',
  '명절 연휴에는 배송이 하루 정도 늦어질 수 있어요.',
  '얼룩은 생긴 지 오래되기 전에 맡겨 주시면 더 잘 빠져요.',
  '수선은 사진을 함께 올려 주시면 견적이 정확해요.',
] as const;

export const PAUSE_REASONS = ['여름 휴가', '매장 내부 공사', '세탁 장비 점검', '개인 사정'] as const;

/** Sentences of seeded reviews, by how content the writer is. */
export const REVIEW_TEXTS = {
  happy: [
    '셔츠가 새것처럼 돌아왔어요.',
    '수거부터 배송까지 문 앞에서 끝나서 정말 편해요.',
    '오래된 커피 얼룩이 깨끗하게 빠졌어요.',
    '향이 은은하고 다림질이 꼼꼼해요.',
    '패딩 숨이 다시 살아났어요. 또 맡길게요.',
    '가격도 괜찮고 약속한 날에 딱 맞춰 왔어요.',
    '운동화가 이렇게 하얄 수 있나 싶어요.',
    '바지 기장 수선이 아주 깔끔해요.',
    '문자 안내가 친절해서 믿고 맡겨요.',
    '이불이 뽀송해져서 잠이 잘 와요.',
  ],
  fair: [
    '전체적으로 무난해요.',
    '하루 늦게 왔지만 세탁 상태는 좋아요.',
    '가격은 조금 있지만 만족해요.',
    '작은 얼룩이 남았는데 다시 해 주신다고 했어요.',
  ],
  poor: ['배송이 예정보다 이틀 늦었어요.', '다림질이 조금 아쉬웠어요.', '생각보다 비쌌어요.'],
} as const;

/** First letters of seeded writers, shown masked. */
export const WRITERS = [
  '포',
  '해',
  '달',
  '솔',
  '봄',
  '별',
  '콩',
  '밤',
  '솜',
  '강',
  '산',
  '들',
  '눈',
  '비',
  '꽃',
] as const;

export const GOOD_KEYWORDS = [
  'keyWordQuality',
  'keyWordUntact',
  'keyWordFast',
  'keyWordDelivery',
  'keyWordPremium',
  'keyWordCharge',
  'keyWordExpect',
] as const satisfies readonly ReviewKeyword[];
