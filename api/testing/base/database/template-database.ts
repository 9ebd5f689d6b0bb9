/** Name of the migrated template database. */
export const TEMPLATE_DATABASE = 'migrated_template';
