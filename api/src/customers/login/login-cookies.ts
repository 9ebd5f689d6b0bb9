import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookies } from '#base';
import type { LoginDataView } from './login-schemas';

/** Sets the cookies of a response that starts a session. @returns the response. */
export const setLoginCookies = (request: FastifyRequest, reply: FastifyReply, login: LoginDataView): LoginDataView => {
  const { accessToken, refreshToken, user } = login;
  if (accessToken !== undefined && refreshToken !== undefined && user !== undefined)
    setSessionCookies(request, reply, { accessToken, refreshToken, user });
  return login;
};
