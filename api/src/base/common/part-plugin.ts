import fp from 'fastify-plugin';
import type { App, Needs, Parts } from './app';
import { hasParts } from './feature';

/**
 * Defines a plugin that decorates the app with a part for all plugins registered after it.
 *
 * @param name of the part and of the plugin, used as a dependency name.
 * @param needs parts that it depends on.
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
