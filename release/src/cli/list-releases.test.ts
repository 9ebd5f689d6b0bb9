import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import { goLive, publishCanary, rollBack } from '../registry/registry-changes';
import { buildDeployment } from '../testing/build-deployment';
import { linesOf } from './list-releases';

const publish = (registry: Registry, version: string): Registry =>
  goLive(registry, 'mf_usage', buildDeployment({ version }));

const taken = (registry: Registry): Registry =>
  rollBack(registry, 'mf_usage', { at: '2026-03-02T11:00:00.000Z', reason: 'prices are wrong' });

describe('release list', () => {
  it('shows live, fallback, canary and bad versions', () => {
    const registry = publish(taken(publish(publish(EMPTY_REGISTRY, '1'), '2')), '3');
    const tried = publishCanary(registry, 'mf_usage', buildDeployment({ version: '4' }), 5);
    expect(linesOf(tried)).toEqual([
      'mf_usage',
      '    4  2026-03-02T10:00:00.000Z  canary 5 %, falls back to 3',
      '  * 3  2026-03-02T10:00:00.000Z  live 95 %, falls back to 1',
      '    2  2026-03-02T10:00:00.000Z  bad since 2026-03-02T11:00:00.000Z: prices are wrong',
      '    1  2026-03-02T10:00:00.000Z',
    ]);
  });

  it('shows the commit of a version', () => {
    const { extras, ...rest } = buildDeployment({ version: '1' });
    const source = { commit: '1a2b3c4', author: 'usage squad', subject: 'usage: show the total' };
    expect(linesOf(goLive(EMPTY_REGISTRY, 'mf_usage', { ...rest, extras: { ...extras, source } }))).toEqual([
      'mf_usage',
      '  * 1  2026-03-02T10:00:00.000Z  live  1a2b3c4 usage squad: usage: show the total',
    ]);
  });

  it('shows a bad version that the registry no longer lists', () => {
    const later = Array.from({ length: 20 }, (_, index) => `later-${index}`).reduce(
      publish,
      taken(publish(publish(EMPTY_REGISTRY, '1'), '2')),
    );
    expect(linesOf(later).at(-1)).toBe('    2  bad since 2026-03-02T11:00:00.000Z: prices are wrong');
  });
});
