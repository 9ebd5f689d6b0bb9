import ts from 'typescript';
import { declaredBy, declaredName, statementsIn, takenBy } from './statements';

/** `undefined`: one that no statement shows. */
type Names = readonly (string | undefined)[];

interface Workspace {
  /** The file behind an import of another one. */
  readonly resolve: (file: string, specifier: string) => string | undefined;
  /** Whether importing this file does nothing but to give its names. */
  readonly mayBeDoor: (file: string) => boolean;
}

/** A function of a file that is called once for each. */
const once = <Result>(answer: (file: string) => Result): ((file: string) => Result) => {
  const known = new Map<string, Result>();
  return (file) => {
    const found = known.get(file) ?? answer(file);
    known.set(file, found);
    return found;
  };
};

/**
 * The doors among files: those that hold nothing but names of other files, and give them without a side effect.
 *
 * @param sources texts by path in the repository.
 */
export const doorsOf = (sources: ReadonlyMap<string, string>, { resolve, mayBeDoor }: Workspace) => {
  const statementsOf = once((file) => statementsIn(file, sources.get(file) ?? ''));
  const exportsOf = once((file) => statementsOf(file).filter(ts.isExportDeclaration));
  const isDoor = once(
    (file) =>
      mayBeDoor(file) &&
      exportsOf(file).length > 0 &&
      statementsOf(file).every((one) => ts.isExportDeclaration(one) && takenBy(one) !== undefined),
  );
  const targetOf = (file: string, statement: ts.Statement): string | undefined =>
    resolve(file, takenBy(statement)?.specifier ?? '');

  /** The names that a file gives, each with the file that declares it. */
  const homesOf = once((file): ReadonlyMap<string, string> => {
    const homes = statementsOf(file)
      .flatMap(declaredBy)
      .map((name): [string, string] => [name, file]);
    return new Map(isDoor(file) ? exportsOf(file).flatMap((statement) => homesBehind(file, statement)) : homes);
  });
  const homesBehind = (file: string, statement: ts.ExportDeclaration): readonly [string, string][] => {
    const { exportClause } = statement;
    const target = targetOf(file, statement);
    if (target === undefined) return [];
    if (exportClause === undefined) return [...homesOf(target)];
    if (ts.isNamespaceExport(exportClause)) return [[exportClause.name.text, target]];
    return exportClause.elements.map((one) => [
      one.name.text,
      isDoor(target) ? (homesOf(target).get(declaredName(one)) ?? target) : target,
    ]);
  };

  /** A door and all that stands behind it. */
  const wholeOf = once((file): readonly string[] => {
    const targets = isDoor(file) ? exportsOf(file).map((statement) => targetOf(file, statement)) : [];
    return [file, ...targets.filter((target) => target !== undefined).flatMap((target) => wholeOf(target))];
  });

  const through = (door: string, names: Names): readonly string[] => {
    const homes = names.map((name) => homesOf(door).get(name ?? ''));
    const known = homes.filter((one) => one !== undefined);
    const whole = wholeOf(door);
    return known.length === homes.length ? [...whole.filter(isDoor), ...known] : whole;
  };

  /**
   * The files that a file's imports reach: doors, and behind them those that declare the imported names. All that stands behind
   * a door where one of the names, or how it is used, is unknown.
   */
  const reached = (file: string, specifiers: readonly string[]): readonly string[] => {
    const taken = statementsOf(file).map(takenBy);
    const files = [...new Set(specifiers)].flatMap((specifier) => {
      const target = resolve(file, specifier);
      if (target === undefined) return [];
      if (!isDoor(target)) return [target];
      const uses = taken.filter((one) => one?.specifier === specifier);
      const isShown = uses.length === specifiers.filter((one) => one === specifier).length;
      return through(target, isShown ? uses.flatMap((one): Names => one?.names ?? [undefined]) : [undefined]);
    });
    return [...new Set(files)];
  };

  return { isDoor, reached };
};
