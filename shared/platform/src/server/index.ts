export { apiWire, type ApiAccess } from './api-wire';
export { installRuntimeSource, type DrawnFor, type PlatformRuntime } from '../runtime/runtime';
export { beginServerRuntime, createServerRuntime } from './server-runtime';
