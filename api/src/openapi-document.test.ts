import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { responseShapes } from './response-shapes';
import { describeApi } from './openapi-document';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTRACT = join(ROOT, 'shared/contract');

describe('generated API description', () => {
  it('equals the routes; `pnpm openapi` renews it', async () => {
    // Compares as a boolean, because a diff of ten thousand lines is useless.
    expect(readFileSync(join(ROOT, 'api/openapi.json'), 'utf8') === (await describeApi())).toBe(true);
  });

  it('is the source of the response shapes; `pnpm openapi` renews them', () => {
    const written = readFileSync(join(ROOT, 'shell/src/answers/answer-shapes.generated.ts'), 'utf8');
    expect(written === responseShapes(readFileSync(join(ROOT, 'api/openapi.json'), 'utf8'))).toBe(true);
  });

  it('is the source of the client types; `pnpm openapi` renews them', () => {
    const { scripts } = JSON.parse(readFileSync(join(CONTRACT, 'package.json'), 'utf8'));
    const flags = String(scripts.generate)
      .split(' ')
      .filter((word) => word.startsWith('--'));
    const program = join(
      dirname(createRequire(join(CONTRACT, 'package.json')).resolve('openapi-typescript/package.json')),
      'bin/cli.js',
    );
    const fresh = join(mkdtempSync(join(tmpdir(), 'dongne-types-')), 'types.ts');
    execFileSync(process.execPath, [program, join(ROOT, 'api/openapi.json'), '-o', fresh, ...flags], { cwd: CONTRACT });
    const written = readFileSync(join(CONTRACT, 'src/api-types.generated.ts'), 'utf8');
    expect(written === readFileSync(fresh, 'utf8')).toBe(true);
  });
});
