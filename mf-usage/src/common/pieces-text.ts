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
