// Entry point of the lowest module, which imports no other: refusals, schemas, clock.
export type { App, Needs } from './app';
export { clockPlugin } from './clock-plugin';
export { feature } from './feature';
export { partPlugin } from './part-plugin';
export { type Clock, TravellingClock } from './clock';
export { closeAnsweredConnections } from './closing';
export { compressResponses } from './compression';
export { CONNECTION_LIMITS } from './connection-limits';
export { allowEmptyBody } from './empty-body';
export { codeOf } from './error-code';
export { formSchema } from './form-schema';
export { handleError, handleNotFound, handleUnreadablePath } from './error-handler';
export { IN_DOUBT, isInDoubt } from './in-doubt';
export { parseSentJson, readJsonBodies } from './json-body';
export { isBlank, isStorable, pathOfUnstorable } from './storable-text';
export { describeFailure, logRequests } from './log';
export { metresBetween, type Point } from './metres-between';
export { addOpenApi } from './openapi';
export { beforeOf, cursorInGroups, CursorQuery, PAGE_SIZE, pageBy, pageOf, placeInGroups } from './paging';
export { invalidField, Refusal } from './refusal';
export {
  Day,
  dayThatIs,
  flag,
  Flag,
  Id,
  IdParams,
  Instant,
  keysOf,
  MAX_INTEGER,
  nullable,
  oneOf,
  ref,
} from './schemas';
export { addSecurityHeaders } from './security-headers';
export { databaseSentence, startSentence } from './start-failure';
export { type Random, seededRandom } from './seeded-random';
export { buildSerializer } from './serialization';
export { addServerTime } from './server-time';
export { createSignal } from './signal';
export { shareNext } from './share-next';
export { traceRequests } from './trace-requests';
export { compileValidator } from './validation';
export { refuseUnreadable } from './unreadable-requests';
