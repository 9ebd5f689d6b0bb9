import { Refusal } from '../common/refusal';
import type { AreaView } from './area-schemas';

export const searchAreas = (_query: string): AreaView[] => {
  throw new Refusal('UNAVAILABLE');
};
export const areaAt = (_position: { latitude: number; longitude: number }): AreaView => {
  throw new Refusal('UNAVAILABLE');
};
