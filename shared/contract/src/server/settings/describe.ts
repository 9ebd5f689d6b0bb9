import type { Setting, TextSchema } from './setting';

type Programs = Setting['programs'];

export const API: Programs = ['api'];
export const HOSTS: Programs = ['shell-host', 'remote-host'];
export const SHELL_HOST: Programs = ['shell-host'];
export const RELEASE: Programs = ['release'];

interface Description<Schema extends TextSchema> extends Pick<Setting<Schema>, 'meaning' | 'programs' | 'schema'> {
  readonly default?: string;
  readonly isSecret?: boolean;
}

/** Describes an environment variable; it is no secret unless it says so. */
export const setting = <Schema extends TextSchema>(
  name: string,
  { isSecret = false, ...rest }: Description<Schema>,
): Setting<Schema> => ({
  name,
  isSecret,
  ...rest,
});
