import { nextDestinations, type ReturnDestination } from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { ReturnSlipWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { change, read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import styles from './returns.module.css';

/** Shows one return. Printed, the page is the customer's slip. */
export function Component() {
	const { t, c } = useTexts(returnsTexts);
	const id = Number(useParams().id);
	const query = useQuery({ queryKey: ['returns', id], queryFn: () => read(`return/${id}`) });
	const found = query.data;
	return (
		<Page
			title={t('return.title', { id })}
			back={{ to: '/returns', title: c('nav.returns') }}
			actions={
				<Button look="secondary" disabled={!found} onClick={() => window.print()}>
					{t('return.print')}
				</Button>
			}
		>
			{found ? (
				<>
					<ReturnCard found={found} />
					{found.settlement === 'exchange' && !found.isPaid && (
						<div className={styles.screenOnly}>
							<ExchangeCard found={found} />
						</div>
					)}
				</>
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}

function ReturnCard({ found }: { found: ReturnSlipWire }) {
	const { t, language } = useTexts(returnsTexts);
	const { save, busy } = useSave({
		run: ({ productId, to }: { productId: number; to: ReturnDestination }) =>
			change(`return_repair/${found.id}`, { productId, to }),
		changes: ['returns', 'stock'],
	});
	return (
		<Card title={t('return.slip')}>
			<div className={styles.seller}>
				<strong>{localizedText(found.seller.name, language)}</strong>
				<span>{localizedText(found.seller.address, language)}</span>
				<span>{found.seller.phones}</span>
			</div>
			<p>
				<SectionLink to={`/orders/${found.orderId}`}>
					{t('return.ofOrder', { number: found.orderNumber })}
				</SectionLink>
				, {found.customer}, {formatDateTime(language, new Date(found.at))}, {t('return.staff')}:{' '}
				{found.staffName}
			</p>
			<PlainTable
				label={t('return.slip')}
				rows={found.lines}
				rowKey={({ productId }) => productId}
				columns={[
					{
						key: 'product',
						title: t('return.product'),
						cell: ({ names, serials }) => [localizedText(names, language), ...serials].join(', '),
					},
					{
						key: 'pieces',
						title: t('return.pieces'),
						align: 'end',
						cell: ({ quantity }) => formatInteger(language, quantity),
					},
					{ key: 'reason', title: t('return.reason'), cell: ({ reason }) => t(`reason.${reason}`) },
					{
						key: 'condition',
						title: t('return.condition'),
						cell: ({ condition }) => t(`condition.${condition}`),
					},
					{
						key: 'destination',
						title: t('return.destination'),
						cell: ({ productId, destination }) => (
							<div className={styles.marks}>
								{t(`destination.${destination}`)}
								{nextDestinations(destination).map((to) => (
									<Button key={to} look="secondary" busy={busy} onClick={() => save({ productId, to })}>
										{t(to === 'stock' ? 'return.toStock' : 'return.writeOff')}
									</Button>
								))}
							</div>
						),
					},
					{
						key: 'amount',
						title: t('return.amount'),
						align: 'end',
						cell: ({ amountTenge }) => formatPrice(language, amountTenge),
					},
				]}
			/>
			<p>
				{t('return.amount')}: <strong>{formatPrice(language, found.amountTenge)}</strong>{' '}
				<Badge look={found.isPaid ? 'quiet' : 'new'}>
					{t(found.isPaid ? 'return.paid' : 'return.waiting')}
				</Badge>
			</p>
			{found.exchangeOrderId !== null && (
				<p>
					{t('return.exchange')}:{' '}
					<SectionLink to={`/orders/${found.exchangeOrderId}`}>{found.exchangeOrderNumber}</SectionLink>
				</p>
			)}
			{found.note && <p>{found.note}</p>}
			<p className={styles.signature}>{t('return.signature')}</p>
		</Card>
	);
}
