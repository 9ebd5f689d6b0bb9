import { renderedPageCosts } from '../../src/rendered-page-costs';
import { BUDGETED_PAGES, overBudget } from '../../src/page-budgets';
import { expect, test } from '../../src/operations-story';
import { withoutLive } from '../../src/without-live';

test.use({ settings: { RENDER: 'on' }, memberIs: { phoneNumber: '01000000002' } });

for (const [name, { path, isMembers = false, atMost }] of Object.entries(BUDGETED_PAGES)) {
  if (isMembers)
    test(`${name} of a member is within its budget`, async ({ page, member: _loggedIn }) => {
      await withoutLive(page);
      expect(overBudget(name, atMost, await renderedPageCosts(page, path))).toEqual([]);
    });
  else
    test(`${name} is within its budget`, async ({ page }) => {
      expect(overBudget(name, atMost, await renderedPageCosts(page, path))).toEqual([]);
    });
}
