import { randomUUID } from 'node:crypto';
import { REFRESH_TOKEN_TTL_MS, RETENTION_DAYS } from '@dongne/contract';
import { runDue, runUntilQuiet } from '../jobs';
import { addMember } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { idempotencyKeys, limitedUses, otps, refreshTokens, sessions } from '#tables';
import { retentionJobs } from './retention-jobs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TABLES = { idempotencyKeys, limitedUses, otps };
/** More than one statement deletes. */
const MANY = 1_001;

let api: TestApi;
let memberId: number;
beforeAll(async () => {
  api = await openTestApi();
  memberId = (await addMember(api)).memberId;
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  for (const table of [refreshTokens, sessions, ...Object.values(TABLES)]) await api.parts.database.delete(table);
});

const counts = async () => {
  const { database } = api.parts;
  const entries = Object.entries({ ...TABLES, sessions, refreshTokens });
  const numbers: [string, number][] = [];
  for (const [name, table] of entries) numbers.push([name, await database.$count(table)]);
  return Object.fromEntries(numbers.filter(([, count]) => count > 0));
};

const at = TEST_NOW;
const ADD: Record<keyof typeof TABLES, (count: number) => Promise<unknown>> = {
  idempotencyKeys: (count) =>
    api.parts.database
      .insert(idempotencyKeys)
      .values(Array.from({ length: count }, () => ({ memberId, key: randomUUID(), bodyHash: '', createdAt: at }))),
  limitedUses: (count) =>
    api.parts.database.insert(limitedUses).values(Array.from({ length: count }, () => ({ bucket: 'a bucket', at }))),
  otps: (count) =>
    api.parts.database.insert(otps).values(
      Array.from({ length: count }, () => ({
        ...{ id: randomUUID(), phoneNumber: '01000012001', codeHash: '' },
        ...{ createdAt: at, expiresAt: at },
      })),
    ),
};

const DAYS: Record<keyof typeof TABLES, number> = {
  idempotencyKeys: RETENTION_DAYS.idempotencyKeys,
  limitedUses: RETENTION_DAYS.rateLimits,
  otps: RETENTION_DAYS.otps,
};

const names = ['idempotencyKeys', 'limitedUses', 'otps'] as const;

describe('retention', () => {
  it.each(names)('deletes all %s after their days, and none before', async (name) => {
    await ADD[name](MANY);
    api.clock.travelTo(new Date(at.getTime() + DAYS[name] * DAY_MS));
    expect(await runDue(api.parts, retentionJobs)).toBe(0);
    api.clock.advance(HOUR_MS);
    expect(await runDue(api.parts, retentionJobs)).toBe(1);
    expect(await counts()).toEqual({});
  });

  const addSession = async (usedAt: Date, end: { endedAt?: Date } = {}): Promise<void> => {
    const id = randomUUID();
    await api.parts.database.insert(sessions).values({ id, memberId, createdAt: at, lastUsedAt: usedAt, ...end });
    const expiresAt = new Date(usedAt.getTime() + REFRESH_TOKEN_TTL_MS);
    await api.parts.database
      .insert(refreshTokens)
      .values({ hash: randomUUID(), sessionId: id, createdAt: usedAt, expiresAt });
  };
  const after = (days: number): Date => new Date(at.getTime() + days * DAY_MS);

  const travelTo = (days: number, hours: number): void =>
    api.clock.travelTo(new Date(after(days).getTime() + hours * HOUR_MS));

  it('deletes a token a day after its expiry, and then its session', async () => {
    await addSession(at);
    await addSession(after(50));
    travelTo(60, 1);
    await runUntilQuiet(api.parts, retentionJobs);
    expect(await counts()).toEqual({ sessions: 2, refreshTokens: 2 });
    travelTo(61, 1);
    await runUntilQuiet(api.parts, retentionJobs);
    expect(await counts()).toEqual({ sessions: 1, refreshTokens: 1 });
  });

  it('deletes an ended session 60 days after its end', async () => {
    await addSession(at, { endedAt: after(9) });
    travelTo(69, -1);
    await runUntilQuiet(api.parts, retentionJobs);
    expect(await counts()).toEqual({ sessions: 1 });
    travelTo(69, 1);
    await runUntilQuiet(api.parts, retentionJobs);
    expect(await counts()).toEqual({});
  });
});
