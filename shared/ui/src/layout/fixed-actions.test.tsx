import { render } from '@testing-library/react';
import { StyleSheetManager } from 'styled-components';
import { UiProvider } from '../theme/ui-provider';
import { FixedActions } from './fixed-actions';

describe('FixedActions', () => {
  it('does not stick on a phone in landscape', () => {
    render(
      <UiProvider>
        <StyleSheetManager target={document.body}>
          <FixedActions>신청하기</FixedActions>
        </StyleSheetManager>
      </UiProvider>,
    );
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const lying = rules.filter((rule) => rule.replaceAll(' ', '').includes('(max-height:450px)'));
    expect(lying.join('')).toMatch(/position: *static/);
  });
});
