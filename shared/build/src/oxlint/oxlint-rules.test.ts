import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { CONFIGURATION, fixed, lintSamples } from './testing/lint-samples';
import { PLAIN } from './testing/plain-faults';
import { REACT_FAULTS } from './testing/react-faults';
import { TYPED } from './testing/typed-faults';

const SAMPLES = [...PLAIN, ...TYPED, ...REACT_FAULTS];
const FAULTS = SAMPLES.filter(([rule]) => rule !== undefined);
const ALLOWED = SAMPLES.filter(([rule]) => rule === undefined);

interface Configuration {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

/** Rules of the configuration, without the name of their plugin. */
const rulesInUse = (): string[] => {
  const text = readFileSync(CONFIGURATION, 'utf8');
  const { overrides }: Configuration = ts.parseConfigFileTextToJson(CONFIGURATION, text).config;
  const names = overrides.flatMap(({ rules }) => Object.keys(rules));
  return [...new Set(names.map((name) => name.replace(/^.*\//, '')))];
};

describe('the rules that oxlint has', () => {
  const said = lintSamples(SAMPLES);

  it.each(FAULTS.map((sample) => [sample[0], sample[1], sample] as const))('%s reports %s', (rule, _shows, sample) => {
    expect(said.get(sample)).toContain(rule);
  });

  it.each(ALLOWED.map((sample) => [sample[1], sample] as const))('allow %s', (_shows, sample) => {
    expect(said.get(sample)).toEqual([]);
  });

  it('have a fault in this table, each of them', () => {
    expect(rulesInUse().filter((name) => !FAULTS.some(([rule]) => rule === name))).toEqual([]);
  });

  it('write a type beside values when they mend an import', () => {
    const source = "import { Shop, shop } from './shop';\nexport const place: Shop = shop;\n";
    expect(fixed(source)).toContain("import { type Shop, shop } from './shop';");
  });
});
