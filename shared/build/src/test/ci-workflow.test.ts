import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');
const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8');

describe('CI workflow', () => {
  it('runs .ci/run, and keeps its report after a failure', () => {
    expect(workflow).toContain('- run: .ci/run\n');
    expect(workflow).toContain('path: .test-report\n');
  });

  it('uses the oldest supported Node version', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(`>=${/node-version: (\S+)/.exec(workflow)?.[1]}`).toBe(engines.node);
  });
});
