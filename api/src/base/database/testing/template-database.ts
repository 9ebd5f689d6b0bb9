/** Name of the migrated database that test files copy. */
export const TEMPLATE_DATABASE = 'migrated_template';
