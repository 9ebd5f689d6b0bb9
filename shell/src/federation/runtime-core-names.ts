/**
 * Names that a container built with `externalRuntime` reads from the shell's federation runtime. Listed one by one: the
 * plugin's own option (`provideExternalRuntime`) exposes everything and makes the shell 22 kB gzip larger. A missing
 * name breaks every remote.
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
