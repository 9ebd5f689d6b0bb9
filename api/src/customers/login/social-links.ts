import { type Needs, SOCIAL_PROVIDERS, type SocialProviderName, type Transaction } from '#base';
import { findMember } from '../members';
import { ACCOUNT_TEXTS, notifyOfAccount, type RenderedMessage } from '../messages';
import { deleteIdentity, findIdentitiesOf, linkIdentity, type ShownIdentity } from './social-repository';
import type { LinkedLoginView } from './social-schemas';

/** Social accounts linked to a member, the oldest first; not the phone number. */
export const listLogins = async ({ database }: Needs<'database'>, memberId: number): Promise<LinkedLoginView[]> => {
  const links = await findIdentitiesOf(database, memberId);
  return links.map(({ linkedAt, ...link }) => ({ ...link, linkedAt: linkedAt.toISOString() }));
};

const notifyOwner = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  memberId: number,
  message: RenderedMessage,
): Promise<void> => {
  const member = await findMember(tx, memberId);
  if (member !== undefined) await notifyOfAccount(tx, parts, member, message);
};

/**
 * Links a social token's account to a member, and notifies every member who gains or loses a login method: a new way to
 * log in must not go unnoticed. A new member is informed by the page instead.
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
  if (isNew && !isNewcomer) await notifyOwner(tx, parts, memberId, ACCOUNT_TEXTS.loginLinked({ provider }));
  if (formerOwnerId !== undefined)
    await notifyOwner(tx, parts, formerOwnerId, ACCOUNT_TEXTS.loginUnlinked({ provider }));
};

/** Unlinks a provider's account and notifies the member; does nothing if none was linked. Sessions stay. */
export const unlinkLogin = async (
  parts: Needs<'clock' | 'database' | 'messages'>,
  memberId: number,
  provider: SocialProviderName,
): Promise<void> => {
  await parts.database.transaction(async (tx) => {
    if (await deleteIdentity(tx, memberId, provider))
      await notifyOwner(tx, parts, memberId, ACCOUNT_TEXTS.loginUnlinked({ provider }));
  });
};
