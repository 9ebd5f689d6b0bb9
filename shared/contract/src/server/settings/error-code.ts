/** Code of a system error, such as `ENOENT`; without `instanceof`, which fails across realms in jest. */
export const codeOfError = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
