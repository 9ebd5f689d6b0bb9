import type { LaundryWishes } from './laundry-wishes';
import { fileOfDataUrl } from './photo-shrink';

/** The fields that the multipart bodies of a new request and of an edit share; product specification §7. */
export const wishesBody = (wishes: LaundryWishes): FormData => {
  const body = new FormData();
  body.set('laundryNumByUser', String(wishes.laundryNumByUser));
  body.set('items', JSON.stringify(wishes.items));
  body.set('hasPremium', String(wishes.hasPremium));
  body.set('hasStain', String(wishes.hasStain));
  body.set('etc', wishes.etc.trim());
  body.set('dailyLaundryPaidService', JSON.stringify(wishes.serviceCodes));
  body.set('advanceLimitWon', wishes.hasAdvance ? String(wishes.advanceLimitWon ?? '') : '');
  if (wishes.hasStain) {
    const added = wishes.stains.filter(({ keptId }) => keptId === null);
    for (const [index, { backgroundUrl }] of added.entries())
      body.append('stain', fileOfDataUrl(backgroundUrl, `stain-${index + 1}`));
  }
  return body;
};

/** A mend that is only described, as `mendInfo` takes it. Marked pictures come with the mend steps. */
export const mendInfoOf = (note: string): string =>
  JSON.stringify([{ mendName: '수선', withLaundry: true, mendDetail: note.trim(), imageCount: 0 }]);
