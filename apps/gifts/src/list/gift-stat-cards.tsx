import { text } from '@evergift/language';
import { formatMoney } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { StatCard, StatRow } from '@evergift/ui/stat-card';
import { Lightbulb, ShoppingBag } from 'lucide-react';
import { memo } from 'react';

/** Ideas with their estimated total, bought with their actual total. */
export const GiftStatCards = memo(function GiftStatCards() {
  const { data, status } = useQuery(useData().summary$);
  const { ideas, bought, estimatedTotal, purchasedTotal } = data.gifts;
  const isLoading = status === 'loading';
  return (
    <StatRow>
      <StatCard
        label={text('Ideas')}
        figure={ideas}
        lines={[text('{amount} estimated', { amount: formatMoney(estimatedTotal) })]}
        icon={<Lightbulb size={18} aria-hidden />}
        isLoading={isLoading}
      />
      <StatCard
        label={text('Bought')}
        figure={bought}
        lines={[text('{amount} spent', { amount: formatMoney(purchasedTotal) })]}
        icon={<ShoppingBag size={18} aria-hidden />}
        isLoading={isLoading}
      />
    </StatRow>
  );
});
