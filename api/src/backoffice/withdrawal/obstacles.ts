import { owesForOrders } from '#money';
import { HAS_OPEN } from '#orders';
import type { Executor } from '#base';
import type { ObstacleView } from './withdrawal-schemas';

interface Obstacle extends ObstacleView {
  readonly stands: (executor: Executor, memberId: number) => Promise<boolean>;
}

/** Obstacles to a withdrawal, the hardest first. */
const OBSTACLES: readonly Obstacle[] = [
  { kind: 'request', sentence: '진행 중인 이용이 끝난 뒤에 탈퇴할 수 있어요.', stands: HAS_OPEN.request },
  {
    kind: 'claim',
    sentence: '처리 중인 분실·손상 접수가 있어요. 끝난 뒤에 탈퇴할 수 있어요.',
    stands: HAS_OPEN.claim,
  },
  {
    kind: 'bag',
    sentence: '신청한 수거백이 아직 오고 있어요. 받은 뒤에 탈퇴할 수 있어요.',
    stands: HAS_OPEN.bag,
  },
  {
    kind: 'payment',
    sentence: '결제되지 않은 금액이 있어요. 결제한 뒤에 탈퇴할 수 있어요.',
    stands: owesForOrders,
  },
];

/** Present obstacles to a member's withdrawal; empty without any. */
export const obstaclesOf = async (executor: Executor, memberId: number): Promise<readonly ObstacleView[]> => {
  const found: ObstacleView[] = [];
  for (const { kind, sentence, stands } of OBSTACLES) {
    if (await stands(executor, memberId)) found.push({ kind, sentence });
  }
  return found;
};
