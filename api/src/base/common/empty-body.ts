import type { App } from './app';

/** Lets the commands of this scope come without a body: there, nothing means `{}`. */
export const allowEmptyBody = (scope: App): void => {
  scope.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
};
