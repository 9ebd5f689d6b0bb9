import { createHash } from 'node:crypto';
import { seoulDate } from '@dongne/contract';
import { type Needs } from '#base';
import { isRestricted } from '../members';
import { notify } from '../notifications';
import { nightEndsAt } from './delivery-rules';
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

/** Everybody who has agreed to advertising, may see it and can be reached by a number. */
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

/** To whom an advertisement would be written at this moment. */
export interface AdvertisingAudience {
  readonly members: number;
  /** Of them, who have a phone or a browser that it is pushed to; the others read it under the bell. */
  readonly withDevice: number;
  /** Of them, who have agreed to advertising at night, too. */
  readonly atNight: number;
  /** When it goes to the others; null by day, when it goes to everybody at once. */
  readonly nightEndsAt: Date | null;
}

/** Counts who would get an advertisement, and says when. Where nobody carries pushes it would be written to nobody. */
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
  for await (const { id: memberId, phoneNumber: to } of audience({ database }))
    written += await database.transaction(async (tx) => {
      const message = { event, purpose: 'advertising', to, memberId, title, text, path, onceKey } as const;
      const ids = await messages.send(tx, message);
      if (ids.length > 0) await notify(tx, { memberId, kind, title, text, path, createdAt: now });
      return ids.length;
    });
  return written;
};
