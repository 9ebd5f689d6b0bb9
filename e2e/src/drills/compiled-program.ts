import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../system/system-environment';

const END_WITH_PARENT = fileURLToPath(import.meta.resolve('@dongne/release/end-with-parent'));
const TAIL_LETTERS = 4_000;

/** Compiled program of a drill, which can be killed and started again. */
export class CompiledProgram {
  #child: ChildProcess | undefined;
  #output = '';

  /**
   * @param name of the program in `deploy/dist`.
   * @param root of the checkout or deployment that it runs from.
   */
  constructor(
    readonly name: string,
    readonly args: readonly string[],
    readonly environment: Readonly<Record<string, string>>,
    public root = ROOT,
  ) {}

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it and waits until it is ready. @returns how long that took, in ms. @throws with its output when it ends. */
  async start(): Promise<number> {
    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      [
        '--enable-source-maps',
        '--import',
        END_WITH_PARENT,
        join(this.root, `deploy/dist/${this.name}.mjs`),
        ...this.args,
      ],
      {
        cwd: this.root,
        env: { PATH: process.env['PATH'], ...this.environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (this.#output = (this.#output + text).slice(-TAIL_LETTERS)));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${this.name} ended:\n${this.#output}`);
    });
    ended.catch(() => undefined);
    await Promise.race([
      ended,
      new Promise<void>((resolve) => child.on('message', (said) => said === 'ready' && resolve())),
    ]);
    return performance.now() - startedAt;
  }

  /** Ends it by a signal, and waits. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
