import { execFile, type ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API_OFFSET, FRONT_ENDS } from '@dongne/release/config';
import { ended, onOutput, runScript, stopProcess } from './run-script';
import type { StartedSystem } from './start-system';
import { ROOT } from './system-environment';

const run = promisify(execFile);

const API = 'api/src/server.ts';
const CLI = 'release/src/cli/release.ts';
const LOOK_EVERY_MS = 100;
const UP_WITHIN_MS = 60_000;

/** The part of the registry that says which version is live, and of which files it consists. */
interface Published {
  readonly metadata: { readonly version: string };
  readonly deployment: { readonly default: boolean };
  readonly extras: { readonly assets: Readonly<Record<string, string>> };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Looks again until something is so. @throws after a minute, with what was waited for. */
const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + UP_WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

/** Anyone who runs the system: stops, kills and starts its processes, publishes, takes back. */
export class Operator {
  /** What was started again here, by the words of its command. */
  readonly #started = new Map<string, ChildProcess>();

  constructor(readonly system: StartedSystem) {}

  apiPid(): Promise<number> {
    return this.#pidOf(API);
  }

  /** Ends the API without a warning; it is started again by itself. @returns the process id that is gone. */
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

  /** Waits until the API can do its work. */
  async waitForApi(): Promise<void> {
    await until('the API', () => answers(`http://127.0.0.1:${this.system.portBase + API_OFFSET}/readyz`));
  }

  /** Stops a remote's host, as its squad would: it stays down. */
  async stopHost(folder: string): Promise<void> {
    await this.#stop(`host ${folder}`);
    await until(`${folder} to be down`, async () => !(await answers(`${this.originOf(folder)}/healthz`)));
  }

  /** Ends a remote's host without a warning, and waits until it is up again by itself. */
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
   * @param root a folder laid out like the checkout, to release from its sources.
   * @returns everything it printed.
   * @throws with that, when it fails.
   */
  release(args: readonly string[], root = ROOT): Promise<string> {
    return this.releaseInto(this.system.dataDir, args, root);
  }

  /** The same in a folder of data that is not this system's. */
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

  /** Which version of a remote (`mf_usage`) customers get. */
  async liveVersion(name: string): Promise<string> {
    const live = (await this.#published(name)).find(({ deployment }) => deployment.default);
    if (live === undefined) throw new Error(`${name} has no live version.`);
    return live.metadata.version;
  }

  /** The files that a version of a remote does not share with another one. */
  async filesOnlyOf(name: string, version: string, other: string): Promise<readonly string[]> {
    const published = await this.#published(name);
    const filesOf = (wanted: string): string[] =>
      published
        .filter(({ metadata }) => metadata.version === wanted)
        .flatMap(({ extras }) => Object.keys(extras.assets));
    const shared = filesOf(other);
    return filesOf(version).filter((file) => !shared.includes(file));
  }

  /** Which part of a version's bytes, packed, a browser has to load that had another version before. */
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

  /** Where a front end is served. */
  originOf(folder: string): string {
    const offset = FRONT_ENDS.find((frontEnd) => frontEnd.folder === folder)?.portOffset;
    if (offset === undefined) throw new Error(`There is no ${folder}.`);
    return `http://localhost:${this.system.portBase + offset}`;
  }

  /** Ends what was started here. */
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
    onOutput(child, () => undefined); // read, or a full pipe would stop it
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

  /** A child of `start`, by words of its command line. */
  async #findPid(words: string): Promise<number | undefined> {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    const line = stdout
      .split('\n')
      .map((text) => text.trim().split(/\s+/))
      .find(([, parent, ...args]) => Number(parent) === this.system.pid && args.join(' ').includes(words));
    return line === undefined ? undefined : Number(line[0]);
  }
}
