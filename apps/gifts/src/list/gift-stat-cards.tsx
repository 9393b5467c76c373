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
        label="Ideas"
        figure={ideas}
        lines={[`${formatMoney(estimatedTotal)} estimated`]}
        icon={<Lightbulb size={18} aria-hidden />}
        isLoading={isLoading}
      />
      <StatCard
        label="Bought"
        figure={bought}
        lines={[`${formatMoney(purchasedTotal)} spent`]}
        icon={<ShoppingBag size={18} aria-hidden />}
        isLoading={isLoading}
      />
    </StatRow>
  );
});
