import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Page, Waiting } from '../../ui/page.tsx';
import { CashBalances } from './cash-balances.tsx';
import { CashEntries } from './cash-entries.tsx';
import { CashReport } from './cash-report.tsx';

/** COUR-04: shows who holds how much cash, the entries, and the sums by day. */
export function Component() {
	const { c } = useTexts(cashTexts);
	const query = useRead('cash');
	return (
		<Page title={c('nav.cash')}>
			{query.data ? (
				<>
					<CashBalances cash={query.data} />
					<CashReport today={query.data.today} />
					<CashEntries />
				</>
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}
