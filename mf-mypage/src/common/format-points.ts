/** `1200` → `1,200P` */
export const formatPoints = (points: number): string => `${points.toLocaleString('ko-KR')}P`;
