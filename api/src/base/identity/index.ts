// Entry point of authentication: identity of callers and audiences of routes.
export { signAccessToken } from './access-token';
export { authPlugin, bearerOf } from './auth-plugin';
export { forEverybody, forMembers, forMembersAndVisitors, forOperators, forShops } from './audience';
export { type MemberIdentity, memberOf, shopOf, viewerOf } from './identity';
export { deviceNameFrom } from './device-name';
export { logSecurityEvents } from './security-events';
export {
  endSession,
  endSessionsOf,
  forgetPushToken,
  hasEndedSession,
  isOlderSession,
  isSessionOf,
  runningSessionsOf,
  updatePushToken,
} from './session-repository';
export { holdsRefreshToken, setSessionCookies, setUserCookie } from './session-cookies';
export { RefreshRequest, SignOutRequest, TokenPair, type TokenPairView } from './session-schemas';
export { type Device, refreshSession, repeatSession, startSession } from './session-service';
