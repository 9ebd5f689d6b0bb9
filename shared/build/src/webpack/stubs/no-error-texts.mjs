/** Stands in for federation's sentences about errors: the code and the link to its page stay in every message. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
