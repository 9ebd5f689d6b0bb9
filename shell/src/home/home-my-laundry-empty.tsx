import { Card, Section, Text } from '@dongne/ui';

/** The place of the registered shops while there are none. */
export const HomeMyLaundryEmpty = () => (
  <div data-tutorial="my-laundry">
    <Section title="내 세탁소">
      <Card tone="sunken">
        <Text $type="label" $color="secondary">
          {/* Two lines whatever the font: one that breaks elsewhere while ours arrives would move all that stands below. */}
          마음에 드는 세탁소를 등록하면 <br />
          여기에서 바로 신청할 수 있어요.
        </Text>
      </Card>
    </Section>
  </div>
);
