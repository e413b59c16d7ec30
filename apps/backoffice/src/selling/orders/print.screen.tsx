import { findLanguage, LANGUAGE_TAGS, LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { printTexts } from '@dukan/i18n/texts/backoffice/print-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { read } from '../../platform/call.ts';
import { InLanguage, useTexts } from '../../platform/texts.tsx';
import { Page, Waiting } from '../../ui/page.tsx';
import styles from './paper.module.css';
import { Paper } from './paper.tsx';
import { PAPER_KINDS } from './paper-kinds.ts';
import { PickingSheet } from './picking-sheet.tsx';

/** DESK-09: prints documents of one order or several, in the language of the reader. */
export function Component() {
	const { t, c, language: own } = useTexts(printTexts);
	const { kind: asked } = useParams();
	const [search, setSearch] = useSearchParams();
	const kind = PAPER_KINDS.find((one) => one === asked) ?? 'picking';
	const language = findLanguage(search.get('lang') ?? undefined) ?? own;
	const ids = search.get('ids') ?? '';
	const query = useQuery({
		queryKey: ['order', 'print', ids],
		queryFn: ({ signal }) => read('orders_print', { ids }, signal),
	});
	const [single, ...others] = ids.split(',');
	const back =
		others.length === 0
			? { to: `/orders/${single}`, title: t('print.order') }
			: { to: '/orders', title: t('print.orders') };
	return (
		<Page
			title={t('print.action')}
			back={back}
			actions={
				<Button onClick={() => window.print()} disabled={!query.data}>
					{t('print.action')}
				</Button>
			}
		>
			<div className={styles.choice}>
				<nav className={styles.kinds} aria-label={t('print.kind')}>
					{PAPER_KINDS.map((one) => (
						<Link
							key={one}
							to={`/orders/print/${one}?${search}`}
							replace
							className={styles.kind}
							aria-current={one === kind ? 'page' : undefined}
						>
							{t(`print.${one}`)}
						</Link>
					))}
				</nav>
				<Select
					label={t('print.language')}
					value={language}
					onChange={({ target }) =>
						setSearch(
							(now) => {
								now.set('lang', target.value);
								return now;
							},
							{ replace: true },
						)
					}
				>
					{LANGUAGES.map((one) => (
						<option key={one} value={one}>
							{c(`language.${one}`)}
						</option>
					))}
				</Select>
			</div>
			{query.data ? (
				<InLanguage language={language}>
					<div className={styles.papers} lang={LANGUAGE_TAGS[language]}>
						{kind === 'picking' && query.data.orders.length > 1 && (
							<PickingSheet orders={query.data.orders} />
						)}
						{query.data.orders.map((order) => (
							<Paper key={order.id} order={order} seller={query.data.seller} kind={kind} />
						))}
					</div>
				</InLanguage>
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}
