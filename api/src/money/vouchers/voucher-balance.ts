import { type Needs, keyedHash, type Config } from '#base';

/** What the programme knows a member by: a keyed hash of our own id, never the phone number. */
export const voucherMemberRef = (config: Pick<Config, 'tokenSecret'>, memberId: number): string =>
  keyedHash(config, 'voucher-member', String(memberId));

/** What a member has left at the programme, in won; null when nobody can say now. */
export const voucherBalanceOf = async (
  { clock, config, vouchers }: Needs<'clock' | 'config' | 'vouchers'>,
  memberId: number,
): Promise<number | null> => {
  if (vouchers === null) return null;
  const answer = await vouchers.balanceOf({ memberRef: voucherMemberRef(config, memberId), now: clock.now() });
  return answer.state === 'done' ? answer.balanceWon : null;
};
