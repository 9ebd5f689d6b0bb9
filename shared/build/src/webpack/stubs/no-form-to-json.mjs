/** Replaces axios' conversion of forms to JSON: forms contain photos here and are sent as they are. */
export default () => {
  throw new Error('A form cannot be sent as JSON: see shared/build/src/webpack/unused-modules.mjs.');
};
