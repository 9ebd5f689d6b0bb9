/**
 * The system's Korean font in the width of Pretendard, until that has come: words wrap where they will wrap afterwards,
 * so nothing moves. Noto's and Malgun's syllables are 1 / 0.945 as wide (measured on five sentences of this app, ± 0.7 %);
 * Apple's are as wide as Pretendard's, which was drawn after them. Latin letters and digits differ by 1 %.
 */
const FALLBACK_FONT = 'Pretendard Fallback';

const face = (weights: string, locals: readonly string[]): string => `
  @font-face {
    font-family: '${FALLBACK_FONT}';
    font-weight: ${weights};
    src: ${locals.map((name) => `local('${name}')`).join(', ')};
    size-adjust: 94.5%;
    unicode-range: U+20, U+3130-318F, U+AC00-D7A3;
  }
`;

export const fallbackFontFaces =
  face('100 500', ['Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'Noto Sans KR', 'Malgun Gothic']) +
  face('501 900', ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold', 'Malgun Gothic Bold']);
