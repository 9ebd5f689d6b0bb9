import ts from 'typescript';

/** Names that a statement imports from another file; `undefined`: all of them. */
interface Taken {
  readonly specifier: string;
  readonly names: readonly string[] | undefined;
}

/** Parses a file; its name decides whether JSX is parsed. */
export const statementsIn = (file: string, text: string): readonly ts.Statement[] => [
  ...ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements,
];

/** Returns the declared name of an import or export. */
export const declaredName = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string =>
  (propertyName ?? name).text;

const namesOf = (statement: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] | undefined => {
  const named = ts.isExportDeclaration(statement) ? statement.exportClause : statement.importClause?.namedBindings;
  if (ts.isImportDeclaration(statement) && statement.importClause?.name !== undefined) return undefined;
  if (named === undefined || ts.isNamespaceImport(named) || ts.isNamespaceExport(named)) return undefined;
  return named.elements.map(declaredName);
};

/** Finds the names of an import or a re-export; `undefined` for any other statement. */
export const takenBy = (statement: ts.Statement): Taken | undefined => {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  return { specifier: moduleSpecifier.text, names: namesOf(statement) };
};

/** Lists the names that a statement declares. */
export const declaredBy = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
};
