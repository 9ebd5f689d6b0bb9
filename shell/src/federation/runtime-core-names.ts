/**
 * The names that a container built with `externalRuntime` reads from the shell's federation runtime. Named one by one:
 * the plugin's own way (`provideExternalRuntime`) hands out everything and makes the shell 22 kB gzip heavier. A name
 * that is missing here breaks every remote at once.
 */
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
