import type { Needs, Executor } from '#base';
import { activeCardOf, billingKeyOf } from '../cards';
import type { CardProviderName } from '../providers';

/** The card that a member pays with, as its provider is asked for money. */
export interface CardToCharge {
  readonly id: number;
  readonly provider: CardProviderName;
  readonly billingKey: string;
  readonly issuerName: string;
  readonly lastFour: string | null;
}

/** The member's active card; undefined when there is none. */
export const cardToCharge = async (
  executor: Executor,
  { config }: Needs<'config'>,
  memberId: number,
): Promise<CardToCharge | undefined> => {
  const card = await activeCardOf(executor, memberId);
  if (card === undefined) return undefined;
  const { id, provider, issuerName, lastFour } = card;
  return { id, provider, issuerName, lastFour, billingKey: billingKeyOf(card, config) };
};
