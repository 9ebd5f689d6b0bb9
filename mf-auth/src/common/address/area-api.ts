import type { Area } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Neighbourhoods by name, initial consonants or district; best first.
 *
 * @param query `삼성동`, `강남구 삼성동`, `ㅅㅅㄷ`.
 * @throws {ApiError} `UNAVAILABLE`.
 */
export const searchAreas = (query: string): Promise<Area[]> => http.get<Area[]>('/area', { params: { q: query } });

/**
 * The neighbourhood of a position.
 *
 * @param position degrees, WGS 84.
 * @throws {ApiError} `UNAVAILABLE`.
 */
export const areaAt = (position: { latitude: number; longitude: number }): Promise<Area> =>
  http.get<Area>('/area/reverse', { params: position });
