import type { WindowResult } from '../cards';
import type { Settlement } from './settlement';

const CANCELLED = '결제사의 답을 확인하지 못해서 결제를 취소했어요. 다시 시도해 주세요.';
/** Shown while a payment is being looked up at its provider. */
export const BEING_ASKED = '결제를 확인하고 있어요. 잠시 후 다시 확인해 주세요.';

/** Result of a payment's window by its settlement. */
export const windowResultOf = (settlement: Settlement): WindowResult => {
  switch (settlement.state) {
    case 'approved':
      return { state: 'done', message: null };
    case 'refused':
      return { state: 'refused', message: settlement.message };
    case 'dropped':
      return { state: 'refused', message: CANCELLED };
    case 'unknown':
      return { state: 'unknown', message: BEING_ASKED };
  }
};
