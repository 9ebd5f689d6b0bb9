import { createHash } from 'node:crypto';
import { seoulDate } from '@dongne/contract';
import type { Needs } from '#base';
import { isRestricted } from '../members';
import { notify } from '../notifications';
import { nightEndsAt } from './delivery-rules';
import { advertisingMembers } from './outbox-repository';
import { ACCOUNT_TEXTS } from './texts/account-texts';

const MEMBERS_AT_ONCE = 500;

/** Advertisement of an operator. */
export interface Advertisement {
  readonly title: string;
  readonly text: string;
  /** Page of the app that it links to. */
  readonly path: string;
}

/** Members who consented to advertising, may see it and have a phone number. */
async function* audience({ database }: Needs<'database'>) {
  for (let afterId = 0; ;) {
    const members = await advertisingMembers(database, afterId, MEMBERS_AT_ONCE);
    for (const { phoneNumber, partnerId, ...member } of members)
      if (phoneNumber !== null && !isRestricted(partnerId, 'advertising')) yield { ...member, phoneNumber };
    const last = members.at(-1);
    if (last === undefined || members.length < MEMBERS_AT_ONCE) return;
    afterId = last.id;
  }
}

/** Recipients of an advertisement at this moment. */
export interface AdvertisingAudience {
  readonly members: number;
  /** Recipients with a phone or browser for pushes; the others get only the notification in the app. */
  readonly withDevice: number;
  /** Recipients with the night consent. */
  readonly atNight: number;
  /** Sending time for the others; null by day, when all are sent at once. */
  readonly nightEndsAt: Date | null;
}

/** Counts the recipients and the sending time of an advertisement. Without a push provider there are no recipients. */
export const advertisingAudience = async (
  parts: Needs<'clock' | 'database' | 'messages'>,
): Promise<AdvertisingAudience> => {
  const { push, webPush } = parts.messages.senders;
  let [members, withDevice, atNight] = [0, 0, 0];
  if (push !== null || webPush !== null)
    for await (const { nightAllowed, hasDevice } of audience(parts)) {
      members += 1;
      withDevice += hasDevice ? 1 : 0;
      atNight += nightAllowed ? 1 : 0;
    }
  return { members, withDevice, atNight, nightEndsAt: nightEndsAt(parts.clock.now()) };
};

/**
 * Sends an advertisement to all consenting members who may see any: as a notification and as a push, for which hour and
 * consent are checked again on delivery. An equal one on the same day is sent once per member.
 *
 * @returns the number of recipients.
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
  for await (const { id: memberId, phoneNumber: to } of audience({ database }))
    written += await database.transaction(async (tx) => {
      const message = { event, purpose: 'advertising', to, memberId, title, text, path, onceKey } as const;
      const ids = await messages.send(tx, message);
      if (ids.length > 0) await notify(tx, { memberId, kind, title, text, path, createdAt: now });
      return ids.length;
    });
  return written;
};
