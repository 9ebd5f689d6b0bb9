/** A browser that can be started. */
export interface BrowserProgram {
  readonly executablePath: string;
  /** What it needs in its environment besides what is there. */
  readonly env: Readonly<Record<string, string>>;
}
