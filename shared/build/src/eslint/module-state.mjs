/** A variable of a module: `let`, exported or not, outside of any function. */
const VARIABLE_OF_MODULE = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind=/^(let|var)$/]';

/** For `no-restricted-syntax`: what an app remembers while it runs belongs to its runtime. */
export const MODULE_STATE = [
  {
    selector: VARIABLE_OF_MODULE,
    message:
      'A variable of a module is shared by every app and test in the process. Keep it in the runtime: ownedByRuntime(() => ({ … })) from @dongne/platform, an atom or a query (ADR 0047).',
  },
];

/** The one file that may: it holds the installed runtime for what runs outside of React, and says why. */
export const HOLDER_OF_RUNTIME = 'shared/platform/src/runtime/runtime.ts';
