import { REFRESH_TOKEN_TTL_MS } from '@dongne/contract';
import {
  endSession,
  endSessionsOf,
  isSessionOf,
  type MemberIdentity,
  runningSessionsOf,
  Refusal,
  type Needs,
} from '#base';
import { stopChangeAskedBy } from './lost-number';
import type { DeviceView } from './account-schemas';

type EndParts = Needs<'clock' | 'database' | 'messages'>;
type Caller = Pick<MemberIdentity, 'memberId' | 'sessionId'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Active devices of a member, this one first, then by last use. Devices with an expired refresh token are omitted.
 *
 * @param ownName name of the calling device, which may not be stored yet.
 */
export const devicesOf = async (
  { database, clock }: Needs<'clock' | 'database'>,
  { memberId, sessionId }: Caller,
  ownName: string | null,
): Promise<DeviceView[]> => {
  const usedSince = new Date(clock.now().getTime() - REFRESH_TOKEN_TTL_MS);
  const devices = (await runningSessionsOf(database, memberId, usedSince)).map((session) => ({
    id: session.id,
    name: session.id === sessionId ? (ownName ?? session.deviceName) : session.deviceName,
    startedAt: session.startedAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
  return devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
};

/**
 * Logs out a device of the member immediately and stops a number change requested by it. Repeating is allowed.
 *
 * @throws {Refusal} `NOT_FOUND` when the device is not the member's.
 */
export const endDevice = async (parts: EndParts, { memberId, sessionId }: Caller, id: string): Promise<void> => {
  const { database, clock } = parts;
  if (!UUID.test(id) || !(await isSessionOf(database, memberId, id))) throw new Refusal('NOT_FOUND');
  await database.transaction(async (tx) => {
    if (id !== sessionId) await stopChangeAskedBy(tx, parts, { memberId, isAsker: (asker) => asker === id });
    await endSession(tx, id, id === sessionId ? 'signOut' : 'otherDevice', clock.now());
  });
};

/** Logs out all other devices of the member. */
export const endOtherDevices = (parts: EndParts, { memberId, sessionId }: Caller): Promise<void> =>
  parts.database.transaction(async (tx) => {
    await stopChangeAskedBy(tx, parts, { memberId, isAsker: (asker) => asker !== sessionId });
    await endSessionsOf(tx, memberId, 'otherDevice', parts.clock.now(), sessionId);
  });
