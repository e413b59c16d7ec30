import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, Unread } from '../../ui/page.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import styles from './claims.module.css';
import { RequestCard } from './request-card.tsx';

/** Shows the requests, the warranty and the claims of a completed order. */
export function OrderClaims({ orderId }: { orderId: number }) {
	const { t, c, language } = useTexts(claimsTexts);
	const [isTaking, setTaking] = useState(false);
	const lines = useRead(`order_claimable/${orderId}`);
	const claims = useRead('claims', { order: orderId });
	const requests = useRead('requests', { order: orderId });
	const found = lines.data ?? [];
	const asked = requests.data?.rows ?? [];
	const unread = <Unread of={[lines, claims, requests]} />;
	if (found.length === 0 && asked.length === 0) return unread;
	return (
		<Card title={c('nav.claims')}>
			{unread}
			{asked.map((request) => (
				<RequestCard key={request.id} request={request} />
			))}
			<ul className={styles.list}>
				{found.map(({ productId, names, until }) => (
					<li key={productId}>
						{localizedText(names, language)}
						<small className={styles.quiet}>
							{t('claim.warranty')} {t('claim.until', { day: formatDate(language, new Date(until)) })}
						</small>
					</li>
				))}
			</ul>
			{(claims.data?.count ?? 0) > 0 && (
				<ul className={styles.list}>
					{claims.data?.rows.map(({ id, state, serial }) => (
						<li key={id}>
							<span>
								<Link to={`/claim/${id}`}>{t('claim.title', { id })}</Link> {serial}{' '}
								<Badge look="quiet">{t(`state.${state}`)}</Badge>
							</span>
						</li>
					))}
				</ul>
			)}
			<div className={styles.buttons}>
				{found.some(({ canClaim }) => canClaim) && (
					// The dialog starts with the text of the request, so the button waits until the request
					// is loaded.
					<Button look="secondary" busy={requests.isPending} onClick={() => setTaking(true)}>
						{t('claim.take')}
					</Button>
				)}
				{found.length > 0 && (
					<ButtonLink look="quiet" to={`/orders/print/warranty?ids=${orderId}`}>
						{t('claim.card')}
					</ButtonLink>
				)}
			</div>
			{isTaking && (
				<ClaimDialog
					orderId={orderId}
					lines={found.filter(({ canClaim }) => canClaim)}
					request={asked.find(({ kind, state }) => kind === 'claim' && state === 'waiting')}
					onClose={() => setTaking(false)}
				/>
			)}
		</Card>
	);
}
