import { createFairQueue } from './fair-queue';

const PATIENT_MS = 5_000;

describe('the fair queue of a process', () => {
  it('admits every visitor while slots are free', async () => {
    const take = createFairQueue();
    const taken = await Promise.all(Array.from({ length: 8 }, () => take('1.1.1.1', PATIENT_MS)));
    expect(taken.every((release) => release !== undefined)).toBe(true);
  });

  it('prefers a visitor without slots over one with many requests', async () => {
    const take = createFairQueue();
    const flood = Array.from({ length: 50 }, () => take('6.6.6.6', PATIENT_MS));
    const other = take('1.1.1.1', PATIENT_MS);
    const [first] = await Promise.all(flood.slice(0, 8));
    first?.();
    const release = await other;
    expect(release).toBeDefined();
    // The flood beyond its 8 slots and 4 waiting requests was refused.
    expect((await Promise.all(flood.slice(12))).every((each) => each === undefined)).toBe(true);
    for (const each of [...(await Promise.all(flood.slice(1, 8))), release]) each?.();
    expect((await Promise.all(flood.slice(8, 12))).every((each) => each !== undefined)).toBe(true);
  });

  it('times out after the time limit of a page', async () => {
    const take = createFairQueue();
    for (let index = 0; index < 8; index += 1) await take('1.1.1.1', PATIENT_MS);
    expect(await take('2.2.2.2', 1)).toBeUndefined();
  });

  it('refuses requests when it is full', async () => {
    const take = createFairQueue();
    const asked = Array.from({ length: 1_000 }, (_, index) => take(`10.0.0.${index}`, PATIENT_MS));
    const first = await Promise.all(asked.slice(0, 8));
    expect((await Promise.all(asked.slice(32))).every((each) => each === undefined)).toBe(true);
    for (const release of first) release?.();
    for (const release of await Promise.all(asked.slice(8, 16))) release?.();
    for (const release of await Promise.all(asked.slice(16, 24))) release?.();
    expect((await Promise.all(asked.slice(24, 32))).every((each) => each !== undefined)).toBe(true);
  });
});
