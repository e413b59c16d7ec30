import { isOpenClaim } from '@dukan/domain/after-sales/claims/claim-rules.ts';
import type { ClaimWire } from '@dukan/domain/after-sales/claims/claims.api.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { warrantyUntil } from '@dukan/domain/goods/products/warranty.ts';
import { formatDate, formatDateTime } from '@dukan/i18n/format/date.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { ClaimMoves } from './claim-moves.tsx';
import styles from './claims.module.css';

/** RET-03: shows one claim. Printed, the page is the customer's slip. */
export function Component() {
	const { t } = useTexts(claimsTexts);
	const id = Number(useParams().id);
	const query = useQuery({ queryKey: ['claims', id], queryFn: () => read(`claim/${id}`) });
	const claim = query.data;
	return (
		<Page
			title={t('claim.title', { id })}
			back={{ to: '/claims/list', title: t('claim.list') }}
			actions={
				<Button look="secondary" disabled={!claim} onClick={() => window.print()}>
					{t('claim.print')}
				</Button>
			}
		>
			{claim ? (
				<>
					{isOpenClaim(claim.state) && <ClaimMoves claim={claim} />}
					<Slip claim={claim} />
					<Steps claim={claim} />
				</>
			) : (
				<Waiting error={query.error} retry={() => void query.refetch()} />
			)}
		</Page>
	);
}

function Slip({ claim }: { claim: ClaimWire }) {
	const { t, language } = useTexts(claimsTexts);
	const { seller, names } = claim;
	const moment = (at: string) => formatDateTime(language, new Date(at));
	const until = warrantyUntil(new Date(claim.handedOutAt), claim.warrantyMonths);
	return (
		<Card title={t('claim.slip')}>
			<div className={styles.seller}>
				<strong>{localizedText(seller.name, language)}</strong>
				<span>{localizedText(seller.address, language)}</span>
				<span>{seller.phones}</span>
			</div>
			<p>
				<Badge look={isOpenClaim(claim.state) ? 'new' : 'quiet'}>{t(`state.${claim.state}`)}</Badge>
			</p>
			<dl className={styles.facts}>
				<dt>{t('claim.order')}</dt>
				<dd>
					<SectionLink to={`/orders/${claim.orderId}`}>{claim.orderNumber}</SectionLink>
				</dd>
				<dt>{t('claim.customer')}</dt>
				<dd>
					{claim.customer}, {formatPhone(claim.phone)}
				</dd>
				<dt>{t('claim.product')}</dt>
				<dd>{localizedText(names, language)}</dd>
				{claim.serial && (
					<>
						<dt>{t('claim.serial')}</dt>
						<dd>{claim.serial}</dd>
					</>
				)}
				{claim.replacement && (
					<>
						<dt>{t('claim.replacement')}</dt>
						<dd>{claim.replacement}</dd>
					</>
				)}
				<dt>{t('claim.handedOut')}</dt>
				<dd>
					{moment(claim.handedOutAt)}, {t('claim.warranty')}{' '}
					{t('claim.until', { day: formatDate(language, until) })}
				</dd>
				<dt>{t('claim.at')}</dt>
				<dd>{moment(claim.at)}</dd>
				<dt>{t('claim.complaint')}</dt>
				<dd className={styles.words}>{claim.complaint}</dd>
			</dl>
			<div className={styles.signatures}>
				<span>{t('claim.signCustomer')}</span>
				<span>{t('claim.signShop')}</span>
			</div>
		</Card>
	);
}

function Steps({ claim }: { claim: ClaimWire }) {
	const { t, language } = useTexts(claimsTexts);
	return (
		<div className={styles.screenOnly}>
			<Card title={t('claim.history')}>
				<ol className={styles.list}>
					{claim.events.map(({ state, at, staff, note }) => (
						<li key={`${state} ${at}`}>
							<strong>{t(`state.${state}`)}</strong>
							{note && <span className={styles.words}>{note}</span>}
							<small className={styles.quiet}>
								{formatDateTime(language, new Date(at))}
								{staff && `, ${staff}`}
							</small>
						</li>
					))}
				</ol>
			</Card>
		</div>
	);
}
