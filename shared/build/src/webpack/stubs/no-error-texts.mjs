/** Replaces federation's error descriptions: messages keep their code and link. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
