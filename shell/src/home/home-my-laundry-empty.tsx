import { Card, Section, Text } from '@dongne/ui';

/** Placeholder while no shop is registered. */
export const HomeMyLaundryEmpty = () => (
  <div data-tutorial="my-laundry">
    <Section title="내 세탁소">
      <Card tone="sunken">
        <Text $type="label" $color="secondary">
          {/* Fixed at two lines: a line break that changes with the font would shift everything below. */}
          마음에 드는 세탁소를 등록하면 <br />
          여기에서 바로 신청할 수 있어요.
        </Text>
      </Card>
    </Section>
  </div>
);
