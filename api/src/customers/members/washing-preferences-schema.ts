import { WASHING_PREFERENCES } from '@dongne/contract';
import { Type } from 'typebox';
import { keysOf, oneOf } from '#base';

const { softener, ironing, temperature, scent } = WASHING_PREFERENCES;

/** How a member wants the laundry washed. */
export const WashingPreferences = Type.Object(
  {
    softener: oneOf(keysOf(softener.choices)),
    ironing: oneOf(keysOf(ironing.choices)),
    temperature: oneOf(keysOf(temperature.choices)),
    scent: oneOf(keysOf(scent.choices)),
  },
  { $id: 'WashingPreferences', additionalProperties: false },
);
