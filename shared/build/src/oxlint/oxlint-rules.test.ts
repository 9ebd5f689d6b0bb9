import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { CONFIGURATION, fixed, lintSamples } from './testing/lint-samples';
import { UNTYPED } from './testing/untyped-violations';
import { REACT_VIOLATIONS } from './testing/react-violations';
import { TYPED } from './testing/typed-violations';

const SAMPLES = [...UNTYPED, ...TYPED, ...REACT_VIOLATIONS];
const VIOLATIONS = SAMPLES.filter(([rule]) => rule !== undefined);
const ALLOWED = SAMPLES.filter(([rule]) => rule === undefined);

interface Configuration {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

/** Rules of the configuration, without plugin names. */
const rulesInUse = (): string[] => {
  const text = readFileSync(CONFIGURATION, 'utf8');
  const { overrides }: Configuration = ts.parseConfigFileTextToJson(CONFIGURATION, text).config;
  const names = overrides.flatMap(({ rules }) => Object.keys(rules));
  return [...new Set(names.map((name) => name.replace(/^.*\//, '')))];
};

describe('the oxlint rules', () => {
  const reports = lintSamples(SAMPLES);

  it.each(VIOLATIONS.map((sample) => [sample[0], sample[1], sample] as const))(
    '%s reports %s',
    (rule, _shows, sample) => {
      expect(reports.get(sample)).toContain(rule);
    },
  );

  it.each(ALLOWED.map((sample) => [sample[1], sample] as const))('allow %s', (_shows, sample) => {
    expect(reports.get(sample)).toEqual([]);
  });

  it('are all covered by this table', () => {
    expect(rulesInUse().filter((name) => !VIOLATIONS.some(([rule]) => rule === name))).toEqual([]);
  });

  it('keep type imports when they fix an import', () => {
    const source = "import { Shop, shop } from './shop';\nexport const place: Shop = shop;\n";
    expect(fixed(source)).toContain("import { type Shop, shop } from './shop';");
  });
});
