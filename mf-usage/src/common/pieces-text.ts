import { DOT, type RequestDetail } from '@dongne/contract';

/** Number of pieces: one number while all counts agree, otherwise all of them side by side. */
export const piecesText = ({ laundryNumByUser: announced, pieces, registeredPieces }: RequestDetail): string => {
  const counts = [
    { word: '신청', count: announced },
    { word: '수거', count: pieces },
    { word: '등록', count: registeredPieces },
  ].filter(({ count }) => count !== null);
  if (counts.every(({ count }) => count === announced)) return `${announced}개`;
  return counts.map(({ word, count }) => `${word} ${count}개`).join(DOT);
};

export type Counts = Pick<RequestDetail, 'laundryNumByUser' | 'pieces' | 'registeredPieces'>;

/** `신청하신 1개보다 많은 3개를 확인했어요`, which alone raises a price; null without more pieces than announced. */
export const morePiecesText = ({ laundryNumByUser: announced, pieces, registeredPieces }: Counts): string | null => {
  const found = registeredPieces ?? pieces ?? announced;
  return found > announced ? `신청하신 ${announced}개보다 많은 ${found}개를 확인했어요` : null;
};
