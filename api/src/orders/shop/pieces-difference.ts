/** Sentence about more or fewer collected pieces than announced; null when they are equal. */
export const collectedDifference = (announced: number, collected: number): string | null =>
  announced === collected ? null : `신청한 ${announced}개와 다르게 ${collected}개를 수거했어요.`;

/** Sentence about more or fewer priced pieces than collected, with the shop's mandatory reason. */
export const registeredDifference = (
  collected: number | null,
  registered: number,
  piecesNote: string | null,
): string | null =>
  collected === null || piecesNote === null
    ? null
    : `수거한 ${collected}개와 다르게 ${registered}개를 등록했어요. 세탁소가 남긴 말: “${piecesNote}”`;
