import type { Pool } from 'pg';

/** Whether a pool is the embedded engine's, which belongs to one process and has one connection. */
export const isEmbedded = ({ options }: Pool): boolean => 'stream' in options;
