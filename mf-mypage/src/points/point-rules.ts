import { formatPoints, POINTS, type PointLedger } from '@dongne/contract';

const KIND_LABEL: Record<PointLedger['items'][number]['kind'], string> = {
  earned: '적립',
  spent: '사용',
  expired: '소멸',
  returned: '환급',
  revoked: '회수',
};

/** Label of an entry of the points history. */
export const pointKindLabel = (kind: PointLedger['items'][number]['kind']): string => KIND_LABEL[kind];

/** Rules for using points; ruling on points. */
export const POINT_TERMS = `${formatPoints(POINTS.useFrom)}부터 ${formatPoints(POINTS.useStep)} 단위로 쓸 수 있어요.`;
