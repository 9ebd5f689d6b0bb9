/** Module variable: a top-level `let`, exported or not. */
const VARIABLE_OF_MODULE = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind=/^(let|var)$/]';

/** Entries for `no-restricted-syntax`: state of the running app belongs to its runtime. */
export const MODULE_STATE = [
  {
    selector: VARIABLE_OF_MODULE,
    message:
      'A variable of a module is shared by every app and test in the process. Keep it in the runtime: ownedByRuntime(() => ({ … })) from @dongne/platform, an atom or a query (ADR 0047).',
  },
];

/** The only exception: holds the installed runtime for code outside of React. */
export const HOLDER_OF_RUNTIME = 'shared/platform/src/runtime/runtime.ts';
