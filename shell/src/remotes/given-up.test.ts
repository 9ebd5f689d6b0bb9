import { deviceMemory, tabMemory } from '@dongne/platform';
import { buildRemote } from '../testing/build-registry';
import { giveUp, isGivenUp, isSkipped } from './given-up';

const FALLBACK = { version: '1', entry: 'http://localhost:3002/old.js', integrity: undefined };

const remote = (version: string) => buildRemote({ version, fallback: FALLBACK });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('version that was given up', () => {
  it('stays so in another tab and after the browser was closed', () => {
    giveUp(remote('2'), '2', deviceMemory);
    sessionStorage.clear();
    expect(isSkipped(remote('2'))).toBe(true);
  });

  it('is tried again in another tab if only one stored it', () => {
    giveUp(remote('2'), '2', tabMemory);
    expect(isSkipped(remote('2'))).toBe(true);
    sessionStorage.clear();
    expect(isSkipped(remote('2'))).toBe(false);
  });

  it('is forgotten when another version is live, and stays forgotten afterwards', () => {
    for (const memory of [tabMemory, deviceMemory]) giveUp(remote('2'), '2', memory);
    expect(isSkipped(remote('3'))).toBe(false);
    expect(isSkipped(remote('2'))).toBe(false);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is not skipped without a usable fallback version', () => {
    giveUp(remote('2'), '2', deviceMemory);
    giveUp(remote('2'), FALLBACK.version, tabMemory);
    expect(isGivenUp(remote('2'), '2')).toBe(true);
    expect(isSkipped(remote('2'))).toBe(false);
    expect(isSkipped(buildRemote({ version: '2' }))).toBe(false);
  });

  it('does not affect another remote', () => {
    giveUp(remote('2'), '2', deviceMemory);
    expect(isSkipped({ ...remote('2'), name: 'mf_mypage' })).toBe(false);
  });
});
