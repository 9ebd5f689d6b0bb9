import { useTheme } from 'styled-components';

const TUB = 'M8 20l6 30h36l6-30M8 20q6 6 12 0t12 0t12 0t12 0';
const TRIANGLE = 'M32 12l24 40H8Z';
const IRON = 'M10 48h44l-5-22H24q-11 4-14 22ZM24 26v-8h22';
const CIRCLE = 'M32 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44Z';
const DRYER = 'M10 10h44v44H10ZM32 15a17 17 0 1 1 0 34a17 17 0 1 1 0-34Z';
const HAND = 'M22 42v-9l5-5 2 3v-9q2-3 4 0v7q2-3 4 0q2-2 4 1q3-1 3 2v6l-4 4';
const CROSS = 'M8 10l48 46M56 10L8 56';

/** Symbols of care labels by KS K ISO 3758. */
const SIGNS = {
  wash30: { path: TUB, word: '30' },
  noWash: { path: TUB + CROSS },
  handWash: { path: TUB + HAND },
  bleach: { path: TRIANGLE },
  noBleach: { path: TRIANGLE + CROSS },
  ironLow: { path: IRON, word: '·' },
  noIron: { path: IRON + CROSS },
  dryClean: { path: CIRCLE, word: 'P' },
  noDryClean: { path: CIRCLE + CROSS },
  noTumble: { path: DRYER + CROSS },
} as const satisfies Record<string, { readonly path: string; readonly word?: string }>;

export type CareSign = keyof typeof SIGNS;

/** Alternative text of each symbol. */
const SEEN: Record<CareSign, string> = {
  wash30: '숫자 30이 적힌 물통',
  noWash: 'X가 그려진 물통',
  handWash: '손이 그려진 물통',
  bleach: '빈 세모',
  noBleach: 'X가 그려진 세모',
  ironLow: '점 하나가 찍힌 다리미',
  noIron: 'X가 그려진 다리미',
  dryClean: 'P가 적힌 동그라미',
  noDryClean: 'X가 그려진 동그라미',
  noTumble: '네모 안에 동그라미가 있고 X가 그려진 기호',
};

const WORD_PX = { '·': 40, '30': 19, P: 26 } as const;

/** Symbol of a care label with its alternative text. */
export const CareLabel = ({ sign, size }: { sign: CareSign; size: number }) => {
  const { picture } = useTheme().color;
  const { path, word }: { path: string; word?: keyof typeof WORD_PX } = SIGNS[sign];
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill="none" role="img" aria-label={SEEN[sign]}>
      <path d={path} stroke={picture.line} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      {word !== undefined && (
        <text
          x="32"
          y={word === '·' ? 52 : 42}
          fontSize={WORD_PX[word]}
          fontWeight="700"
          textAnchor="middle"
          fill={picture.line}
        >
          {word}
        </text>
      )}
    </svg>
  );
};
