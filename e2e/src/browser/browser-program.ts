/** Browser executable. */
export interface BrowserProgram {
  readonly executablePath: string;
  /** Additional environment variables. */
  readonly env: Readonly<Record<string, string>>;
}
