import { type Needs, keyedHash, type Config } from '#base';

/** Pseudonym of a member at the programme: a keyed hash of our own id, never the phone number. */
export const voucherMemberRef = (config: Pick<Config, 'dataSecret'>, memberId: number): string =>
  keyedHash(config, 'voucher-member', String(memberId));

/** Balance of a member at the programme, in won; null when it is unavailable. */
export const voucherBalanceOf = async (
  { clock, config, vouchers }: Needs<'clock' | 'config' | 'vouchers'>,
  memberId: number,
): Promise<number | null> => {
  if (vouchers === null) return null;
  const answer = await vouchers.balanceOf({ memberRef: voucherMemberRef(config, memberId), now: clock.now() });
  return answer.state === 'done' ? answer.balanceWon : null;
};
