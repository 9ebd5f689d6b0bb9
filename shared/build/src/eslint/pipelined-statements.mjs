const FUNCTION_ON_CONNECTION = ':function:has(> Identifier.params[name=/^(tx|executor)$/])';

/** Entries for `no-restricted-syntax`: a statement must not follow the rollback of its transaction. */
export const PIPELINED_STATEMENTS = [
  {
    selector: `${FUNCTION_ON_CONNECTION} CallExpression[callee.object.name="Promise"][callee.property.name="all"]`,
    message:
      'Promise.all throws while other statements of the transaction still run, which may then follow its rollback: use pipelined (ADR 0068).',
  },
];
