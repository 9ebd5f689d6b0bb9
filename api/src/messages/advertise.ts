import { createHash } from 'node:crypto';
import { seoulDate } from '@dongne/contract';
import { type Needs } from '../common';
import { isRestricted } from '../members';
import { notify } from '../notifications';
import { advertisingMembers } from './outbox-repository';
import { ACCOUNT_TEXTS } from './texts/account-texts';

const MEMBERS_AT_ONCE = 500;

/** What is advertised. */
export interface Advertisement {
  readonly title: string;
  readonly text: string;
  /** Page of the app that it leads to. */
  readonly path: string;
}

/**
 * Writes an advertisement to everybody who has agreed to such messages and may see any: under the bell and to their phones,
 * where the hour and the consent are looked at again when it is sent. The same one on the same day goes to nobody twice.
 *
 * @returns to how many members it was written.
 */
export const advertise = async (
  { clock, database, messages }: Needs<'clock' | 'database' | 'messages'>,
  advertisement: Advertisement,
): Promise<number> => {
  const now = clock.now();
  const { event, kind, title, text, path } = ACCOUNT_TEXTS.advertising(advertisement);
  const onceKey = createHash('sha256')
    .update(JSON.stringify([title, text, path, seoulDate(now)]))
    .digest('base64url');
  let written = 0;
  for (let afterId = 0; ;) {
    const members = await advertisingMembers(database, afterId, MEMBERS_AT_ONCE);
    for (const { id: memberId, phoneNumber: to, partnerId } of members) {
      if (to === null || isRestricted(partnerId, 'advertising')) continue;
      written += await database.transaction(async (tx) => {
        const message = { event, purpose: 'advertising', to, memberId, title, text, path, onceKey } as const;
        const ids = await messages.send(tx, message);
        if (ids.length > 0) await notify(tx, { memberId, kind, title, text, path, createdAt: now });
        return ids.length;
      });
    }
    const last = members.at(-1);
    if (last === undefined || members.length < MEMBERS_AT_ONCE) return written;
    afterId = last.id;
  }
};
