/** What the customer is told when the shop takes along more or fewer pieces than were announced; null where it does not. */
export const collectedDifference = (announced: number, collected: number): string | null =>
  announced === collected ? null : `신청한 ${announced}개와 다르게 ${collected}개를 수거했어요.`;

/** And when it prices more or fewer than it took along, with the reason that it has to give. */
export const registeredDifference = (
  collected: number | null,
  registered: number,
  piecesNote: string | null,
): string | null =>
  collected === null || piecesNote === null
    ? null
    : `수거한 ${collected}개와 다르게 ${registered}개를 등록했어요. 세탁소가 남긴 말: “${piecesNote}”`;
