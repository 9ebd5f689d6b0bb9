import { execFile, type ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API_OFFSET, FRONT_ENDS } from '@dongne/release/config';
import { ended, onOutput, runScript, stopProcess } from './run-script';
import type { StartedSystem } from './start-system';
import { ROOT } from './system-environment';

const run = promisify(execFile);

const API = 'sandbox/src/server.ts';
const CLI = 'release/src/cli/release.ts';
const POLL_MS = 100;
const UP_WITHIN_MS = 60_000;

/** Part of the registry with the served versions and their files. */
interface Published {
  readonly metadata: { readonly version: string };
  readonly deployment: { readonly default: boolean; readonly traffic: number };
  readonly extras: { readonly assets: Readonly<Record<string, string>> };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Polls a condition. @throws after a minute, with its name. */
const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + UP_WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Operator of the system: stops, kills and starts its processes, publishes and rolls back. */
export class Operator {
  /** Processes started here, by command. */
  readonly #started = new Map<string, ChildProcess>();

  constructor(readonly system: StartedSystem) {}

  apiPid(): Promise<number> {
    return this.#pidOf(API);
  }

  /** Kills the API, which restarts by itself. @returns the old process id. */
  async killApi(): Promise<number> {
    const pid = await this.apiPid();
    process.kill(pid, 'SIGKILL');
    await until('the API to be gone', async () => (await this.#findPid(API)) !== pid);
    return pid;
  }

  /** Stops the API; it stays down. */
  async stopApi(): Promise<void> {
    await this.#stop(API);
  }

  async startApi(): Promise<void> {
    this.#start([API]);
    await this.waitForApi();
  }

  /** Waits until the API is ready. */
  async waitForApi(): Promise<void> {
    await until('the API', () => answers(`http://127.0.0.1:${this.system.portBase + API_OFFSET}/readyz`));
  }

  /** Stops a remote's host, which stays down. */
  async stopHost(folder: string): Promise<void> {
    await this.#stop(`host ${folder}`);
    await until(`${folder} to be down`, async () => !(await answers(`${this.originOf(folder)}/healthz`)));
  }

  /** Kills a remote's host and waits until it has restarted. */
  async killHost(folder: string): Promise<void> {
    const words = `host ${folder}`;
    const pid = await this.#pidOf(words);
    process.kill(pid, 'SIGKILL');
    await until(`${folder} to be gone`, async () => (await this.#findPid(words)) !== pid);
    await until(`${folder} to be up again`, () => answers(`${this.originOf(folder)}/healthz`));
  }

  /** Starts a remote's host: `pnpm release host mf-usage`. */
  async startHost(folder: string): Promise<void> {
    this.#start([CLI, 'host', folder]);
    await until(`${folder} to be up`, () => answers(`${this.originOf(folder)}/healthz`));
  }

  /**
   * Runs `pnpm release …` on this system.
   *
   * @param root a folder with the layout of the checkout, to release from its sources.
   * @returns its output.
   * @throws with its output on failure.
   */
  release(args: readonly string[], root = ROOT): Promise<string> {
    return this.releaseInto(this.system.dataDir, args, root);
  }

  /** Runs `pnpm release …` on another data folder. */
  async releaseInto(dataDir: string, args: readonly string[], root = ROOT): Promise<string> {
    const child = runScript({ ...this.system, dataDir }, [CLI, ...args], root);
    let output = '';
    onOutput(child, (text) => {
      output += text;
    });
    const code = await ended(child);
    if (code !== 0) throw new Error(`release ${args.join(' ')} failed:\n${output}`);
    return output;
  }

  /** Live version of a remote (`mf_usage`). */
  async liveVersion(name: string): Promise<string> {
    const live = (await this.#published(name)).find(({ deployment }) => deployment.default);
    if (live === undefined) throw new Error(`${name} has no live version.`);
    return live.metadata.version;
  }

  /** Canary of a remote; `undefined` without one. */
  async canaryVersion(name: string): Promise<string | undefined> {
    const canary = (await this.#published(name)).find(
      ({ deployment }) => !deployment.default && deployment.traffic > 0,
    );
    return canary?.metadata.version;
  }

  /** Lists the files of a version that another one does not have. */
  async filesOnlyOf(name: string, version: string, other: string): Promise<readonly string[]> {
    const published = await this.#published(name);
    const filesOf = (wanted: string): string[] =>
      published
        .filter(({ metadata }) => metadata.version === wanted)
        .flatMap(({ extras }) => Object.keys(extras.assets));
    const shared = filesOf(other);
    return filesOf(version).filter((file) => !shared.includes(file));
  }

  /** Share of a version's compressed bytes that a browser with another version has to load. */
  async shareOfOwnBytes(name: string, version: string, other: string): Promise<number> {
    const bytesOf = async (files: readonly string[]): Promise<number> => {
      const packed = files.filter((file) => file.endsWith('.js'));
      const folder = join(this.system.dataDir, 'store', name, 'files');
      const sizes = await Promise.all(packed.map(async (file) => (await stat(join(folder, `${file}.gz`))).size));
      return sizes.reduce((total, size) => total + size, 0);
    };
    const own = await bytesOf(await this.filesOnlyOf(name, version, other));
    return own / (await bytesOf(await this.filesOnlyOf(name, version, 'none')));
  }

  /** Origin of a front end. */
  originOf(folder: string): string {
    const offset = FRONT_ENDS.find((frontEnd) => frontEnd.folder === folder)?.portOffset;
    if (offset === undefined) throw new Error(`There is no ${folder}.`);
    return `http://localhost:${this.system.portBase + offset}`;
  }

  /** Stops the processes started here. */
  async leave(): Promise<void> {
    await Promise.all([...this.#started.values()].map(stopProcess));
  }

  async #published(name: string): Promise<readonly Published[]> {
    const answer = await fetch(`${this.system.baseUrl}/registry.json`);
    const registry: { microFrontends: Record<string, Published[]> } = await answer.json();
    return registry.microFrontends[name] ?? [];
  }

  #start(command: readonly string[]): void {
    const child = runScript(this.system, command);
    onOutput(child, () => undefined); // drains the output: a full pipe would block the process
    this.#started.set(command.join(' '), child);
  }

  async #stop(words: string): Promise<void> {
    const own = [...this.#started].find(([command]) => command.includes(words));
    if (own !== undefined) {
      this.#started.delete(own[0]);
      return stopProcess(own[1]);
    }
    process.kill(await this.#pidOf(words), 'SIGTERM');
    await until(`${words} to end`, async () => (await this.#findPid(words)) === undefined);
  }

  async #pidOf(words: string): Promise<number> {
    const pid = await this.#findPid(words);
    if (pid === undefined) throw new Error(`The system runs no process with ${words}.`);
    return pid;
  }

  /** Finds a child of `start` by parts of its command line. */
  async #findPid(words: string): Promise<number | undefined> {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    const line = stdout
      .split('\n')
      .map((text) => text.trim().split(/\s+/))
      .find(([, parent, ...args]) => Number(parent) === this.system.pid && args.join(' ').includes(words));
    return line === undefined ? undefined : Number(line[0]);
  }
}
