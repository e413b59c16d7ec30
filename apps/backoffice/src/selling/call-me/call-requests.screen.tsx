import { CALL_REQUEST_STATES } from '@dukan/domain/selling/call-me/call-request-rules.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { callRequestsTexts } from '@dukan/i18n/texts/backoffice/call-requests-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import board from '../../ui/board.module.css';
import { Page, Waiting } from '../../ui/page.tsx';
import { StreamLine } from '../desk/stream-line.tsx';
import { CallRequest } from './call-request.tsx';
import styles from './call-requests.module.css';

const SHOWN = 100;

/** DESK-15: lists the people who asked for a call. The call that is due first comes first. */
export function Component() {
	const { t, language } = useTexts(callRequestsTexts);
	const orders = useTexts(ordersTexts).t;
	const [search] = useSearchParams();
	const asked = search.get('status');
	const status = CALL_REQUEST_STATES.find((state) => state === asked) ?? 'waiting';
	const list = useRead('call_requests', { status, limit: SHOWN });
	const summary = useQuery({
		queryKey: ['call_requests', 'summary'],
		queryFn: () => read('call_request_summary'),
	});
	return (
		<Page title={t('title')} back={{ to: '/orders', title: orders('orders.title') }}>
			<StreamLine />
			<nav className={board.board} aria-label={t('title')}>
				{CALL_REQUEST_STATES.map((state) => (
					<Link
						key={state}
						to={`?status=${state}`}
						className={board.column}
						aria-current={state === status ? 'page' : undefined}
					>
						{t(`state.${state}`)}
						<strong>{summary.data?.[state] ?? '…'}</strong>
					</Link>
				))}
			</nav>
			{summary.data && (
				<p className={styles.summary}>
					{t('summary', {
						days: summary.data.days,
						requests: summary.data.requests,
						ordered: summary.data.ordered,
						total: formatPrice(language, summary.data.totalTenge),
					})}
				</p>
			)}
			{!list.data && <Waiting error={list.error} retry={() => void list.refetch()} />}
			{list.data?.rows.length === 0 && <p>{status === 'waiting' ? t('none') : t('noneOther')}</p>}
			<ul className={styles.list}>
				{list.data?.rows.map((request) => (
					<li key={request.id}>
						<CallRequest request={request} />
					</li>
				))}
			</ul>
		</Page>
	);
}
