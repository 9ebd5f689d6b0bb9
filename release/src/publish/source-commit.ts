import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Commit that a version was built from. */
export interface SourceCommit {
  /** Short hash; ends with `+` when the working tree had changes. */
  readonly commit: string;
  readonly author: string;
  /** First line of its message. */
  readonly subject: string;
}

const run = promisify(execFile);

const git = async (root: string, ...asked: readonly string[]): Promise<string> =>
  (await run('git', asked, { cwd: root })).stdout.trimEnd();

/** Reads the commit of a working tree; `undefined` outside of git. */
export const sourceCommitOf = async (root: string): Promise<SourceCommit | undefined> => {
  try {
    const [commit = '', author = '', subject = ''] = (await git(root, 'log', '-1', '--format=%h%n%an%n%s')).split('\n');
    const isChanged = (await git(root, 'status', '--porcelain')) !== '';
    return { commit: `${commit}${isChanged ? '+' : ''}`, author, subject };
  } catch {
    return undefined;
  }
};
