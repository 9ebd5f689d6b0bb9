import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compileProgram } from './compile-program.mjs';

const run = promisify(execFile);
const RUN = join(import.meta.dirname, 'run.mjs');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dongne-programs-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): string => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};
write('package.json', '{ "type": "module" }');

const outputOf = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await run(process.execPath, [RUN, program, ...args])).stdout.trim();

describe('a compiled program', () => {
  it('gets its arguments and finds files beside its sources', async () => {
    write('texts/greeting.txt', 'hello');
    const program = write(
      'greet.ts',
      `import { readFileSync } from 'node:fs';
       const [name]: readonly string[] = process.argv.slice(2);
       console.log(readFileSync(import.meta.dirname + '/texts/greeting.txt', 'utf8'), name);`,
    );
    expect(await outputOf(program, 'world')).toBe('hello world');
  });

  it('is compiled again only when a source has changed', async () => {
    const part = write('part.ts', `export const part: string = 'first';`);
    const program = write('whole.ts', `import { part } from './part'; console.log(part);`);
    const first = await compileProgram(program);
    expect(await compileProgram(program)).toBe(first);
    writeFileSync(part, `export const part: string = 'another';`);
    expect(await outputOf(program)).toBe('another');
  });

  it('is compiled by two processes at once without harm', async () => {
    const program = write('twice.ts', `console.log('done');`);
    expect(await Promise.all([outputOf(program), outputOf(program)])).toEqual(['done', 'done']);
  });

  it('names the source and the line of what it throws', async () => {
    const program = write('fails.ts', `interface Unused {\n  readonly a: string;\n}\nthrow new Error('on purpose');`);
    await expect(run(process.execPath, [RUN, program])).rejects.toThrow(/on purpose[\s\S]*fails\.ts:4/);
  });

  it('is refused with the place of a syntax error', async () => {
    const program = write('broken.ts', `const = 1;`);
    await expect(compileProgram(program)).rejects.toThrow(/broken\.ts:1:6/);
  });
});
