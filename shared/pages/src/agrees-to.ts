import { formatWon, saysAmount } from '@dongne/contract';
import { popups } from '@dongne/platform';

/**
 * Confirms an amount: at once if the pressed button shows it in the DOM, otherwise after a dialog that does. A
 * translated page may show an old amount or none.
 */
export const agreesTo = async (button: Element, won: number): Promise<boolean> => {
  if (won === 0 || saysAmount(button.textContent ?? '', won)) return true;
  const answer = await popups.confirm({
    title: '금액을 한 번 더 확인해 주세요',
    message: `${formatWon(won)}으로 진행할까요?`,
  });
  return answer === 'Y';
};
