// Runs a program of the workspace, compiled when it is TypeScript: `node run.mjs <module> <arguments>`.
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { compileProgram } from './compile-program.mjs';

const [node = '', , entry = '', ...args] = process.argv;
const module = resolve(entry);
const file = module.endsWith('.ts') ? await compileProgram(module) : module;
process.argv = [node, file, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);
