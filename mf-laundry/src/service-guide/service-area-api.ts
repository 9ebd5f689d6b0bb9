import type { Area } from '@dongne/contract';
import { http } from '@dongne/platform';

/** Neighbourhoods whose name fits the words, served ones first. */
export const searchAreas = (words: string): Promise<Area[]> => http.get('/area', { params: { q: words } });
