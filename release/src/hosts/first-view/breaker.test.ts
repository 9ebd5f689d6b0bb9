import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBreaker } from './breaker';
import { fileMemory, forgetfulMemory } from './breaker-memory';

const clocked = () => {
  let at = 0;
  return { breaker: createBreaker(forgetfulMemory, () => at), pass: (ms: number) => (at += ms) };
};

describe('the breaker of a version', () => {
  it('opens after three failures in a row, or one crash', () => {
    const { breaker } = clocked();
    breaker.noteFailure('a', 'threw');
    breaker.noteFailure('a', 'late');
    expect(breaker.isOpen('a')).toBe(false);
    breaker.noteFailure('a', 'threw');
    expect(breaker.isOpen('a')).toBe(true);
    breaker.noteFailure('b', 'killed');
    expect(breaker.isOpen('b')).toBe(true);
    expect(breaker.isOpen('c')).toBe(false);
  });

  it('resets after a success', () => {
    const { breaker } = clocked();
    for (let round = 0; round < 5; round += 1) {
      breaker.noteFailure('a', 'threw');
      breaker.noteFailure('a', 'threw');
      breaker.noteSuccess('a');
    }
    expect(breaker.isOpen('a')).toBe(false);
  });

  it('doubles its pause up to ten minutes', () => {
    const { breaker, pass } = clocked();
    breaker.noteFailure('a', 'killed');
    pass(10_001);
    expect(breaker.isOpen('a')).toBe(false);
    breaker.noteFailure('a', 'threw');
    pass(10_001);
    expect(breaker.isOpen('a')).toBe(true);
    pass(10_000);
    expect(breaker.isOpen('a')).toBe(false);
    for (let tries = 0; tries < 20; tries += 1) breaker.noteFailure('a', 'killed');
    pass(10 * 60_000 + 1);
    expect(breaker.isOpen('a')).toBe(false);
  });

  it('ignores a stored pause from a wrong clock', () => {
    let at = 365 * 24 * 3_600_000;
    const breaker = createBreaker(forgetfulMemory, () => at);
    breaker.noteFailure('a', 'killed');
    at = 0;
    expect(breaker.isOpen('a')).toBe(false);
  });

  it('keeps the longer pause when pages succeed between two crashes', () => {
    const { breaker, pass } = clocked();
    breaker.noteFailure('a', 'killed');
    pass(10_001);
    breaker.noteSuccess('a');
    breaker.noteFailure('a', 'killed');
    pass(10_001);
    expect(breaker.isOpen('a')).toBe(true);
  });
});

describe('the breaker of a restarted host', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'dongne-breaker-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const startAgain = (at = 0) => createBreaker(fileMemory(join(dir, 'cache', 'first-views.json')), () => at);

  it('stays open', () => {
    startAgain().noteFailure('a', 'killed');
    expect(startAgain(9_000).isOpen('a')).toBe(true);
    expect(startAgain(9_000).isOpen('b')).toBe(false);
  });

  it('opens for a version whose render has killed the host repeatedly', () => {
    for (let restart = 0; restart < 3; restart += 1) {
      const breaker = startAgain();
      expect(breaker.isOpen('a')).toBe(false);
      breaker.noteRendering('a');
      breaker.noteRendering('b');
      breaker.noteIdle((name) => name === 'b');
    }
    const breaker = startAgain();
    expect(breaker.isOpen('a')).toBe(true);
    expect(breaker.isOpen('b')).toBe(false);
  });

  it('starts empty when its file is invalid or not writable', () => {
    const file = join(dir, 'first-views.json');
    writeFileSync(file, '{"records":{"a":7},"rendering":');
    const breaker = createBreaker(fileMemory(file));
    expect(breaker.isOpen('a')).toBe(false);
    const inFile = createBreaker(fileMemory(join(file, 'below-a-file', 'x.json')));
    inFile.noteFailure('a', 'killed');
    expect(inFile.isOpen('a')).toBe(true);
  });
});
