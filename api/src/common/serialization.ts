import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compilerWith = SerializerSelector();

type Compiler = ReturnType<typeof compilerWith>;

/** Compiles how a route writes its answers when it answers for the first time: all of them at the start take a second. */
export const buildSerializer: typeof compilerWith = (schemas, options) => {
  const compile = compilerWith(schemas, options);
  return (route) => {
    let write: ReturnType<Compiler> | undefined;
    return (answer) => (write ??= compile(route))(answer);
  };
};
