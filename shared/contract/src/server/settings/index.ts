export { ALL_SETTINGS } from './all-settings';
export type { Bucket } from './bucket';
export { CHECK_CONFIG, checkSettings, printReport } from './check';
export * from './data-settings';
export { contradictionsOf } from './deployment-rules';
export { bucketOf } from './read-bucket';
export { withSecretFiles } from './secret-files';
export { BLEEPY, BLEEPY_OX, KAKAO_POSTCODE } from './service-settings';
export {
  isSet,
  problemsOf,
  problemsOfError,
  readAll,
  SettingsRefused,
  valueOf,
  type Environment,
  type Program,
  type Setting,
} from './setting';
export * from './operation-settings';
export * from './system-settings';
