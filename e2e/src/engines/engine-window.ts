/** A window of a browser that Playwright does not drive: little enough that two client libraries can offer it. */
export interface EngineWindow {
  open(url: string): Promise<void>;
  goBack(): Promise<void>;
  /** The value of an expression in the page; it has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with a pointer. */
  click(selector: string): Promise<void>;
  /** Types with a keyboard. */
  type(selector: string, text: string): Promise<void>;
  /** The window that opens while something is done. */
  popupOf(action: () => Promise<void>): Promise<EngineWindow>;
}

/** A browser that runs, with one window. */
export interface RunningEngine {
  readonly window: EngineWindow;
  close(): Promise<void>;
}

/** A browser that can be started once its packages are there. */
export interface Engine {
  readonly name: string;
  /** Each program that is needed, and the package of Debian that holds it. */
  readonly programs: Readonly<Record<string, string>>;
  start(): Promise<RunningEngine>;
}

/** Time and language of a customer, for the environment of a browser. */
export const KOREAN = { TZ: 'Asia/Seoul', LANG: 'ko_KR.UTF-8', LC_ALL: 'ko_KR.UTF-8' } as const;

/** Limit for a start, a page or a condition on a busy machine. */
export const ENGINE_WITHIN_MS = 60_000;
