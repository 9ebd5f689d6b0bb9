import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceCommitOf } from './source-commit';

const workingTree = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'dongne-commit-test-'));
  const git = (...asked: readonly string[]) => execFileSync('git', asked, { cwd: root });
  git('init', '--quiet');
  await writeFile(join(root, 'page.tsx'), '1');
  git('add', '.');
  const person = ['-c', 'user.name=usage squad', '-c', 'user.email=usage@example.com'];
  git(...person, 'commit', '--quiet', '--message', 'usage: show the total\n\nMore words.');
  return root;
};

describe('the commit of a version', () => {
  it('has hash, author and the first line of the message', async () => {
    const { commit, ...rest } = (await sourceCommitOf(await workingTree())) ?? {};
    expect(commit).toMatch(/^[0-9a-f]{7,}$/);
    expect(rest).toEqual({ author: 'usage squad', subject: 'usage: show the total' });
  });

  it('is marked when the working tree has changes', async () => {
    const root = await workingTree();
    await writeFile(join(root, 'page.tsx'), '2');
    expect((await sourceCommitOf(root))?.commit).toMatch(/^[0-9a-f]{7,}\+$/);
  });

  it('is unknown outside of git', async () => {
    expect(await sourceCommitOf(await mkdtemp(join(tmpdir(), 'dongne-commit-test-')))).toBeUndefined();
  });
});
