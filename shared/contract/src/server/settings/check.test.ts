import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSettings, printReport } from './check';
import type { Environment, Program } from './setting';

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 't'.repeat(32),
  PUBLIC_ORIGIN: 'https://dongne.example',
  ORIGIN_TEMPLATE: 'https://{name}.cdn.example',
};
const PROGRAMS: readonly Program[] = ['api', 'shell-host', 'remote-host', 'release', 'start'];

const problemsOf = (program: Program, environment: Environment): readonly string[] =>
  checkSettings(program, environment).problems;

describe('the settings of a program', () => {
  it.each(PROGRAMS)('are none by default, and those of a production: %s', (program) => {
    expect([problemsOf(program, {}), problemsOf(program, PRODUCTION)]).toEqual([[], []]);
  });

  it('are refused all at once, with a sentence for each', () => {
    const wrong = {
      NODE_ENV: 'prod',
      PORT_BASE: 'three',
      PUBLIC_ORIGIN: 'dongne.example',
      LISTEN_ADDRESS: 'http://here',
      TRUST_PROXY: 'everybody',
      OPERATOR_KEY: 'short',
      RENDER: 'no',
      RELEASE_STORE: 's3://releases',
    };
    const sentences = problemsOf('start', wrong).map((sentence) => sentence.split(' ').slice(0, 3).join(' '));
    expect([...sentences].sort()).toEqual([
      'LISTEN_ADDRESS must be',
      'NODE_ENV must be',
      'OPERATOR_KEY has 5',
      'PORT_BASE must be',
      'PUBLIC_ORIGIN must be',
      'RELEASE_STORE=s3://… wants S3_ENDPOINT,',
      'RENDER must be',
      'TRUST_PROXY must list',
    ]);
  });

  it.each<[string, Program, Environment, string]>([
    [
      'a template without a place for the name',
      'shell-host',
      { ORIGIN_TEMPLATE: 'https://cdn.example' },
      'must hold {name}',
    ],
    [
      'a template that is no origin',
      'shell-host',
      { ORIGIN_TEMPLATE: 'https://cdn.example/{name}' },
      'must be an origin',
    ],
    ['a template without a public origin', 'shell-host', { NODE_ENV: '', PUBLIC_ORIGIN: '' }, 'wants PUBLIC_ORIGIN'],
    [
      'remotes by http on a page by https',
      'shell-host',
      { ORIGIN_TEMPLATE: 'http://{name}.cdn.example' },
      'must begin with https:',
    ],
    [
      'production without a template',
      'shell-host',
      { ORIGIN_TEMPLATE: '' },
      'ORIGIN_TEMPLATE is required in production',
    ],
    ['production without a public origin', 'api', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN is required in production'],
    ['production by http', 'api', { PUBLIC_ORIGIN: 'http://dongne.example' }, 'PUBLIC_ORIGIN must begin with https:'],
    ['production without a secret', 'api', { TOKEN_SECRET: '' }, 'TOKEN_SECRET is required in production'],
    ['a sandbox in production', 'start', { SANDBOX: 'on' }, 'SANDBOX=on is refused in production'],
    ['a port for a whole system', 'start', { PORT: '8080' }, 'PORT is of one process'],
    ['another API for a whole system', 'start', { API_ORIGIN: 'https://api.example' }, 'API_ORIGIN names another API'],
    ['half of the keys of a bucket', 'release', { RELEASE_STORE: 's3://releases' }, 'missing: S3_ENDPOINT'],
  ])('are refused with %s', (_case, program, environment, sentence) => {
    const problems = problemsOf(program, { ...PRODUCTION, ...environment });
    expect(problems).toEqual([expect.stringContaining(sentence)]);
  });

  it.each<[Program, readonly string[]]>([
    ['api', ['DATABASE_URL', 'HEALTH_SECRET']],
    ['shell-host', ['HEALTH_SECRET', 'PREVIEW_SECRET']],
    ['remote-host', []],
    ['release', ['PREVIEW_SECRET']],
    ['start', ['DATABASE_URL', 'HEALTH_SECRET', 'PREVIEW_SECRET']],
  ])('of %s that production may lack are named with their price', (program, names) => {
    const nameOf = (note: string) => note.split(' ')[1];
    expect(checkSettings(program, PRODUCTION).notes.map(nameOf)).toEqual(names);
    const whole = { ...PRODUCTION, ...Object.fromEntries(names.map((name) => [name, 's'.repeat(32)])) };
    expect([checkSettings(program, whole).notes, checkSettings(program, {}).notes]).toEqual([[], []]);
  });

  it('name both origins that a production lacks', () => {
    const missing = problemsOf('shell-host', { NODE_ENV: 'production' }).map((sentence) => sentence.split(' ')[0]);
    expect(missing).toEqual(['PUBLIC_ORIGIN', 'ORIGIN_TEMPLATE']);
  });

  it('allow http in production for this machine alone', () => {
    const local = { ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:3000', ORIGIN_TEMPLATE: '' };
    expect(problemsOf('start', local)).toEqual([]);
  });
});

describe('a secret', () => {
  const secretFile = (text: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'dongne-secret-')), 'token');
    writeFileSync(file, text);
    return file;
  };

  it('may come from a file, and is printed as set', () => {
    const { lines, problems } = checkSettings('api', {
      ...PRODUCTION,
      TOKEN_SECRET: '',
      TOKEN_SECRET_FILE: secretFile(`${'f'.repeat(32)}\n`),
      DATABASE_URL: 'postgres://dongne:pass@db/dongne',
    });
    expect(problems).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['TOKEN_SECRET=set', 'DATABASE_URL=set', 'PORT_BASE=(3000)']));
    expect(lines.join()).not.toMatch(/fff|pass/);
  });

  it.each<[string, () => Environment, string]>([
    ['an empty file', () => ({ TOKEN_SECRET: '', TOKEN_SECRET_FILE: secretFile('\n') }), 'is empty'],
    ['no file', () => ({ TOKEN_SECRET: '', TOKEN_SECRET_FILE: '/nowhere/x' }), 'cannot be read (ENOENT)'],
    ['a file and a text', () => ({ TOKEN_SECRET_FILE: secretFile('f'.repeat(32)) }), 'are both set'],
    ['a short text in its file', () => ({ TOKEN_SECRET: '', TOKEN_SECRET_FILE: secretFile('abc') }), 'has 3 bytes'],
  ])('is refused with %s', (_case, environment, sentence) => {
    const problems = problemsOf('api', { ...PRODUCTION, ...environment() });
    expect(problems).toContainEqual(expect.stringContaining(sentence));
    expect(problems.join()).not.toMatch(/fff|abc/);
  });
});

it('a report ends with 1 when something is wrong', () => {
  const printed: string[] = [];
  const output = { log: (line: string) => void printed.push(line), error: (line: string) => void printed.push(line) };
  expect(printReport(checkSettings('api', {}), output)).toBe(0);
  expect(printReport(checkSettings('api', { SEED_SHOPS: '-1' }), output)).toBe(1);
  expect(printed).toContain('Wrong: SEED_SHOPS must be a whole number, not "-1"');
});
