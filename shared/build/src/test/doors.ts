import ts from 'typescript';
import { declaredBy, declaredName, statementsIn, takenBy } from './statements';

/** `undefined`: no statement shows the name. */
type Names = readonly (string | undefined)[];

interface Workspace {
  /** Resolves an import of a file. */
  readonly resolve: (file: string, specifier: string) => string | undefined;
  /** Checks for a file without side effects. */
  readonly mayBeDoor: (file: string) => boolean;
}

/** Memoizes a function by file. */
const once = <Result>(answer: (file: string) => Result): ((file: string) => Result) => {
  const known = new Map<string, Result>();
  return (file) => {
    const found = known.get(file) ?? answer(file);
    known.set(file, found);
    return found;
  };
};

/**
 * Finds index files: files that only re-export names without side effects.
 *
 * @param sources texts by path in the repository.
 */
export const doorsOf = (sources: ReadonlyMap<string, string>, { resolve, mayBeDoor }: Workspace) => {
  const statementsOf = once((file) => statementsIn(file, sources.get(file) ?? ''));
  const exportsOf = once((file) => statementsOf(file).filter(ts.isExportDeclaration));
  const isEntryPoint = once(
    (file) =>
      mayBeDoor(file) &&
      exportsOf(file).length > 0 &&
      statementsOf(file).every((one) => ts.isExportDeclaration(one) && takenBy(one) !== undefined),
  );
  const targetOf = (file: string, statement: ts.Statement): string | undefined =>
    resolve(file, takenBy(statement)?.specifier ?? '');

  /** Maps the exported names of a file to the file that declares each. */
  const homesOf = once((file): ReadonlyMap<string, string> => {
    const homes = statementsOf(file)
      .flatMap(declaredBy)
      .map((name): [string, string] => [name, file]);
    return new Map(isEntryPoint(file) ? exportsOf(file).flatMap((statement) => homesBehind(file, statement)) : homes);
  });
  const homesBehind = (file: string, statement: ts.ExportDeclaration): readonly [string, string][] => {
    const { exportClause } = statement;
    const target = targetOf(file, statement);
    if (target === undefined) return [];
    if (exportClause === undefined) return [...homesOf(target)];
    if (ts.isNamespaceExport(exportClause)) return [[exportClause.name.text, target]];
    return exportClause.elements.map((one) => [
      one.name.text,
      isEntryPoint(target) ? (homesOf(target).get(declaredName(one)) ?? target) : target,
    ]);
  };

  /** Lists an index file and every file behind it. */
  const wholeOf = once((file): readonly string[] => {
    const targets = isEntryPoint(file) ? exportsOf(file).map((statement) => targetOf(file, statement)) : [];
    return [file, ...targets.filter((target) => target !== undefined).flatMap((target) => wholeOf(target))];
  });

  const through = (door: string, names: Names): readonly string[] => {
    const homes = names.map((name) => homesOf(door).get(name ?? ''));
    const known = homes.filter((one) => one !== undefined);
    const whole = wholeOf(door);
    return known.length === homes.length ? [...whole.filter(isEntryPoint), ...known] : whole;
  };

  /**
   * Lists the files that a file's imports reach: index files, and the files that declare the imported names. Includes
   * every file behind an index file when a name, or its use, is unknown.
   */
  const reached = (file: string, specifiers: readonly string[]): readonly string[] => {
    const taken = statementsOf(file).map(takenBy);
    const files = [...new Set(specifiers)].flatMap((specifier) => {
      const target = resolve(file, specifier);
      if (target === undefined) return [];
      if (!isEntryPoint(target)) return [target];
      const uses = taken.filter((one) => one?.specifier === specifier);
      const isShown = uses.length === specifiers.filter((one) => one === specifier).length;
      return through(target, isShown ? uses.flatMap((one): Names => one?.names ?? [undefined]) : [undefined]);
    });
    return [...new Set(files)];
  };

  return { isEntryPoint, reached };
};
