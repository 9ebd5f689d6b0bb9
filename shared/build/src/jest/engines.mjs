import { keepingModules, nodePreset, REPORTERS, SEQUENCER } from './preset.mjs';

/** Set by a run that has all tests of a database on PostgreSQL, too (docs/adr/0050). */
const BESIDE_POSTGRES = 'TEST_API_BESIDE_POSTGRES';

/** A pattern of paths for each name. */
const pathsOf = (names) => names.map((name) => `/${name}\\.test\\.ts$`);

const only = (names) => ({ testMatch: names.map((name) => `**/${name}.test.ts`) });

/**
 * Jest configurations of a package whose tests run on PostgreSQL, on the embedded database, or on both.
 *
 * @param {{ name: string, dir: string, roots: readonly string[] }} project as of `nodePreset`.
 * @param {{
 *   onBoth: readonly string[];
 *   onEmbeddedOnly: readonly string[];
 *   onPostgresOnly: readonly string[];
 *   withoutDatabase: readonly string[];
 * }} engines
 *   names of test files without `.test.ts`; all others run on PostgreSQL where it is installed.
 * @param {string} setups folder of `{embedded,postgres}-setup.ts`.
 * @param {string} teardowns folder of `{embedded,postgres}-teardown.ts`.
 */
export const engineConfigs = (project, engines, setups, teardowns) => {
  const { onBoth, onEmbeddedOnly, onPostgresOnly, withoutDatabase } = engines;
  const around = (engine) => ({
    globalSetup: `${setups}/${engine}-setup.ts`,
    globalTeardown: `${teardowns}/${engine}-teardown.ts`,
  });
  const alone = (engine, title) => ({
    ...keepingModules(nodePreset({ ...project, name: `${project.name}-${engine}` })),
    displayName: `${project.name} (${title})`,
    reporters: REPORTERS,
    testSequencer: SEQUENCER,
    ...around(engine),
  });
  return {
    /** All on the embedded database; beside a run on PostgreSQL, what has no run of its own. */
    unit: () => ({
      ...nodePreset(project),
      ...(process.env[BESIDE_POSTGRES] === undefined ? {} : only([...onEmbeddedOnly, ...withoutDatabase])),
      testPathIgnorePatterns: pathsOf(onPostgresOnly),
      ...around('embedded'),
    }),
    /** Tests whose answers may differ on the embedded database, beside a run of all on PostgreSQL. */
    embedded: () => ({ ...alone('embedded', 'PGlite'), ...only(onBoth) }),
    /** The same tests on a PostgreSQL server that the run starts itself. */
    postgres: () => ({
      ...alone('postgres', 'PostgreSQL'),
      testPathIgnorePatterns: pathsOf([...onEmbeddedOnly, ...withoutDatabase]),
    }),
  };
};
