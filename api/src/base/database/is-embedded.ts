import type { Pool } from 'pg';

/** Whether a pool belongs to the embedded engine, which has one process and one connection. */
export const isEmbedded = ({ options }: Pool): boolean => 'stream' in options;
