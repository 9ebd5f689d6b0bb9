import { type Needs, SOCIAL_PROVIDERS, type SocialProviderName, type Transaction } from '#base';
import { findMember } from '../members';
import { ACCOUNT_TEXTS, tellOfAccount, type Told } from '../messages';
import { deleteIdentity, findIdentitiesOf, linkIdentity, type ShownIdentity } from './social-repository';
import type { LinkedLoginView } from './social-schemas';

/** The accounts of other companies that the member logs in with, the oldest first. The phone number is none of them. */
export const listLogins = async ({ database }: Needs<'database'>, memberId: number): Promise<LinkedLoginView[]> => {
  const links = await findIdentitiesOf(database, memberId);
  return links.map(({ linkedAt, ...link }) => ({ ...link, linkedAt: linkedAt.toISOString() }));
};

const tell = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  memberId: number,
  told: Told,
): Promise<void> => {
  const member = await findMember(tx, memberId);
  if (member !== undefined) await tellOfAccount(tx, parts, member, told);
};

/**
 * Links the account that a social token names to a member, and tells whoever gains or loses a way in by it: a second door must
 * not come unnoticed. A newcomer is told by the page.
 */
export const linkLogin = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  identity: ShownIdentity,
  { memberId, isNewcomer = false }: { readonly memberId: number; readonly isNewcomer?: boolean },
): Promise<void> => {
  const { isNew, formerOwnerId } = await linkIdentity(tx, identity, memberId, parts.clock.now());
  const provider = SOCIAL_PROVIDERS.find((name) => name === identity.provider);
  if (provider === undefined) return;
  if (isNew && !isNewcomer) await tell(tx, parts, memberId, ACCOUNT_TEXTS.loginLinked({ provider }));
  if (formerOwnerId !== undefined) await tell(tx, parts, formerOwnerId, ACCOUNT_TEXTS.loginUnlinked({ provider }));
};

/**
 * Nobody logs in as the member by that company's account any more, and the member is told; nothing happens where nobody did.
 * Sessions go on.
 */
export const unlinkLogin = async (
  parts: Needs<'clock' | 'database' | 'messages'>,
  memberId: number,
  provider: SocialProviderName,
): Promise<void> => {
  await parts.database.transaction(async (tx) => {
    if (await deleteIdentity(tx, memberId, provider))
      await tell(tx, parts, memberId, ACCOUNT_TEXTS.loginUnlinked({ provider }));
  });
};
