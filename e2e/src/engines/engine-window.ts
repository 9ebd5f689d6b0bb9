/** Window of a browser that Playwright does not drive: the common subset of two client libraries. */
export interface EngineWindow {
  open(url: string): Promise<void>;
  goBack(): Promise<void>;
  /** Evaluates an expression in the page; the value must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with a pointer. */
  click(selector: string): Promise<void>;
  /** Types with a keyboard. */
  type(selector: string, text: string): Promise<void>;
  /** Returns the window that an action opens. */
  popupOf(action: () => Promise<void>): Promise<EngineWindow>;
}

/** Running browser with one window. */
export interface RunningEngine {
  readonly window: EngineWindow;
  close(): Promise<void>;
}

/** Browser that can be started once its packages are installed. */
export interface Engine {
  readonly name: string;
  /** Required programs, each with its Debian package. */
  readonly programs: Readonly<Record<string, string>>;
  start(): Promise<RunningEngine>;
}

/** Time zone and language of a customer, for the environment of a browser. */
export const KOREAN = { TZ: 'Asia/Seoul', LANG: 'ko_KR.UTF-8', LC_ALL: 'ko_KR.UTF-8' } as const;

/** Time limit for a start, a page or a condition on a busy machine. */
export const ENGINE_WITHIN_MS = 60_000;
