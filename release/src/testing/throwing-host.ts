import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../hosts/serve';

const broken = (): never => {
  throw new Error('broken answer');
};

/** Paths that fail in different ways. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  '/fine': (response) => response.end('fine'),
  '/throws': broken,
  '/rejects': async () => broken(),
  '/timer': () => void setTimeout(broken),
  '/listener': (response) => void response.on('pipe', broken).emit('pipe'),
  '/stream': (response) => void createReadStream('/no/such/file').pipe(response),
  '/forgotten': () => void wait(1).then(broken),
  '/status': (response) => {
    response.statusMessage = '\u0001';
    broken();
  },
  '/begun': (response) => {
    response.write('begun');
    setTimeout(broken);
  },
};

// Host whose responses fail.
serve('throwing-host', Number(process.env['PORT_BASE']), (_request, response, path) => ANSWERS[path]?.(response));
