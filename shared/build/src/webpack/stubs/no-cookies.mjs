/** Replaces axios' XSRF cookie reader: this app sends its token in a header. */
export default { read: () => null, readAsync: async () => null, write: () => undefined, remove: () => undefined };
