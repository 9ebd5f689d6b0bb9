/** Stands in for axios' reader of the XSRF cookie: this app's token travels in a header of its own. */
export default { read: () => null, readAsync: async () => null, write: () => undefined, remove: () => undefined };
