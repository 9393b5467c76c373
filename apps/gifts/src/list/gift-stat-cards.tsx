import { formatDollars } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { CardGrid } from '@evergift/ui/layout';
import { StatCard } from '@evergift/ui/stat-card';
import { Lightbulb, ShoppingBag } from 'lucide-react';

/** Ideas with their estimated total, bought with their actual total (G3). */
export function GiftStatCards() {
  const { data, status } = useQuery(useData().summary$);
  const { ideas, bought, estimatedTotal, purchasedTotal } = data.gifts;
  const isLoading = status === 'loading';
  return (
    <CardGrid columnWidth="9.5rem">
      <StatCard
        label="Ideas"
        figure={ideas}
        lines={[`${formatDollars(estimatedTotal)} estimated`]}
        icon={<Lightbulb size={18} aria-hidden />}
        isLoading={isLoading}
      />
      <StatCard
        label="Bought"
        figure={bought}
        lines={[`${formatDollars(purchasedTotal)} spent`]}
        icon={<ShoppingBag size={18} aria-hidden />}
        isLoading={isLoading}
      />
    </CardGrid>
  );
}
