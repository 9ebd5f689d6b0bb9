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
 * Where the member is logged in, this device first, then the last used. One whose refresh token has run out is not.
 *
 * @param ownName what the device that asks says it is: its session may not have been told yet.
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
 * Logs the member out on one device, at once: its next call is refused, and the change of a number that it asked for is stopped. One that has ended stays ended.
 *
 * @throws {Refusal} `NOT_FOUND` for what is no device of the member's.
 */
export const endDevice = async (parts: EndParts, { memberId, sessionId }: Caller, id: string): Promise<void> => {
  const { database, clock } = parts;
  if (!UUID.test(id) || !(await isSessionOf(database, memberId, id))) throw new Refusal('NOT_FOUND');
  await database.transaction(async (tx) => {
    if (id !== sessionId) await stopChangeAskedBy(tx, parts, { memberId, isAsker: (asker) => asker === id });
    await endSession(tx, id, id === sessionId ? 'signOut' : 'otherDevice', clock.now());
  });
};

/** Logs the member out everywhere but here. */
export const endOtherDevices = (parts: EndParts, { memberId, sessionId }: Caller): Promise<void> =>
  parts.database.transaction(async (tx) => {
    await stopChangeAskedBy(tx, parts, { memberId, isAsker: (asker) => asker !== sessionId });
    await endSessionsOf(tx, memberId, 'otherDevice', parts.clock.now(), sessionId);
  });
