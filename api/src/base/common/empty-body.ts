import type { App } from './app';

/** Accepts commands without a body in this scope, as `{}`. */
export const allowEmptyBody = (scope: App): void => {
  scope.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
};
