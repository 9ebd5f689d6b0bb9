/** Version of this program, set when it is compiled; `local` in a checkout. */
export const programVersion = (): string => process.env['PROGRAM_VERSION'] ?? 'local';
