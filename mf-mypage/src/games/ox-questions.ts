import type { CareSign } from './care-label';

/** Statement about a care symbol (KS K ISO 3758) with its truth and explanation. */
export interface OxQuestion {
  readonly sign: CareSign;
  readonly statement: string;
  readonly isTrue: boolean;
  readonly why: string;
}

export const QUESTIONS_A_DAY = 5;

const QUESTIONS: readonly OxQuestion[] = [
  {
    sign: 'wash30',
    statement: '30℃까지의 물로 빨 수 있어요.',
    isTrue: true,
    why: '물통 안의 숫자는 가장 높은 물 온도예요.',
  },
  {
    sign: 'noWash',
    statement: '찬물이라면 물세탁해도 돼요.',
    isTrue: false,
    why: '물통에 X가 있으면 물세탁을 할 수 없어요.',
  },
  {
    sign: 'noBleach',
    statement: '표백제를 쓰면 안 돼요.',
    isTrue: true,
    why: '세모는 표백이에요. X가 있으면 쓸 수 없어요.',
  },
  {
    sign: 'ironLow',
    statement: '가장 뜨거운 온도로 다려야 해요.',
    isTrue: false,
    why: '점 하나는 낮은 온도(110℃까지)로 다리라는 뜻이에요.',
  },
  {
    sign: 'dryClean',
    statement: '드라이클리닝할 수 있어요.',
    isTrue: true,
    why: '동그라미 안의 P는 드라이클리닝할 수 있다는 뜻이에요.',
  },
  {
    sign: 'handWash',
    statement: '세탁기 표준 코스로 빨아도 돼요.',
    isTrue: false,
    why: '손이 그려진 물통은 손세탁만 하라는 뜻이에요.',
  },
  {
    sign: 'noTumble',
    statement: '건조기에 넣어도 돼요.',
    isTrue: false,
    why: '네모 안의 동그라미는 건조기예요. X가 있으면 넣지 마세요.',
  },
  {
    sign: 'bleach',
    statement: '염소계 표백제도 쓸 수 있어요.',
    isTrue: true,
    why: '빈 세모는 어떤 표백제든 쓸 수 있다는 뜻이에요.',
  },
  {
    sign: 'noDryClean',
    statement: '드라이클리닝하면 더 깨끗해져요.',
    isTrue: false,
    why: '동그라미에 X가 있으면 드라이클리닝을 할 수 없어요.',
  },
  { sign: 'noIron', statement: '다림질하지 말아야 해요.', isTrue: true, why: '다리미에 X가 있으면 다릴 수 없어요.' },
];

const DAY_MS = 24 * 3_600_000;

/** Questions of a day, all different from the previous day's. @param day `2026-03-02`, in Seoul. */
export const questionsOf = (day: string): readonly OxQuestion[] => {
  const first = ((Date.parse(day) / DAY_MS) * QUESTIONS_A_DAY) % QUESTIONS.length;
  return QUESTIONS.slice(first, first + QUESTIONS_A_DAY);
};
