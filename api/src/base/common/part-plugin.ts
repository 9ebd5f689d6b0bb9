import fp from 'fastify-plugin';
import type { App, Needs, Parts } from './app';
import { hasParts } from './feature';

/**
 * A plugin that puts a part on the app, where every plugin that is registered after it finds it.
 *
 * @param name of the part, and of the plugin: others name it among their needs.
 * @param needs parts that it is made from.
 */
export const partPlugin = <Name extends keyof Parts, Need extends keyof Parts>(
  name: Name,
  needs: readonly Need[],
  make: (app: App & Needs<Need>) => Parts[Name],
) =>
  fp(
    async (app: App) => {
      if (!hasParts(app, needs)) return;
      const part: unknown = make(app);
      app.decorate<unknown, string>(name, part);
    },
    { name, dependencies: [...needs] },
  );
