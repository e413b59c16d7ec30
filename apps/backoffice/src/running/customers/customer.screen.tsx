import type { CustomerWire } from '@dukan/domain/running/customers/staff-customers.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { customersTexts } from '@dukan/i18n/texts/backoffice/customers-texts.ts';
import { trustTexts } from '@dukan/i18n/texts/backoffice/trust-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { TrustSummary } from '../../people/trust/trust-summary.tsx';
import { VouchButton } from '../../people/trust/vouch-button.tsx';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import form from '../../ui/form.module.css';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerSessions } from './customer-sessions.tsx';
import styles from './customers.module.css';

export function Component() {
	const { t } = useTexts(customersTexts);
	const { id = '' } = useParams();
	const { may } = useMember();
	const [asking, setAsking] = useState(false);
	const query = useRead(`customer/${encodeURIComponent(id)}`);
	const customer = query.data;
	const back = { to: '/customers', title: t('list.title') };
	if (!customer)
		return (
			<Page title={t('list.title')} back={back}>
				<Waiting error={query.error} retry={() => void query.refetch()} />
			</Page>
		);
	return (
		<Page
			title={customer.name}
			back={back}
			actions={
				may('banCustomers') && (
					<>
						<VouchButton customer={customer} />
						<Button look={customer.banned ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
							{t(customer.banned ? 'ban.unban' : 'ban.ban')}
						</Button>
					</>
				)
			}
		>
			{customer.banned && (
				<p className={styles.banned}>{t('ban.why', { reason: customer.banNote || t('ban.noReason') })}</p>
			)}
			<div className={styles.columns}>
				<Profile customer={customer} />
				<div className={styles.side}>
					<CustomerOrders customerId={customer.id} />
					<CustomerSessions customerId={customer.id} />
				</div>
			</div>
			{asking && <BanDialog customer={customer} onClose={() => setAsking(false)} />}
		</Page>
	);
}

/** ACCT-03: shows the customer's addresses. */
function Addresses({ addresses }: { addresses: CustomerWire['addresses'] }) {
	const { t, language } = useTexts(customersTexts);
	return (
		<ul className={styles.addresses}>
			{addresses.map(({ id, address, district, region, preset }) => (
				<li key={id}>
					{[region && nameIn(region, language), district && nameIn(district, language), address]
						.filter(Boolean)
						.join(', ')}
					{preset && addresses.length > 1 && ` (${t('profile.preset')})`}
				</li>
			))}
		</ul>
	);
}

function Profile({ customer }: { customer: CustomerWire }) {
	const { t, c, language } = useTexts(customersTexts);
	const { may } = useMember();
	const { addresses } = customer;
	const { t: trust } = useTexts(trustTexts);
	const facts = [
		[t('list.phone'), customer.phone],
		[t('profile.email'), customer.email],
		[t('profile.address'), customer.address],
		[t('profile.addresses'), addresses.length > 0 && <Addresses key="addresses" addresses={addresses} />],
		[t('profile.language'), c(`language.${customer.language}`)],
		[t('list.registered'), formatDateTime(language, new Date(customer.registeredAt))],
		[t('profile.number'), String(customer.id)],
		[t('list.orders'), formatInteger(language, customer.orders)],
		[t('list.spent'), formatPrice(language, customer.spentTenge)],
		[trust('trust.title'), <TrustSummary key="trust" trust={customer.trust} />],
	] as const;
	return (
		<Card
			title={t('profile.title')}
			actions={
				<Badge look={customer.banned ? 'sale' : 'quiet'}>
					{t(customer.banned ? 'state.banned' : 'state.active')}
				</Badge>
			}
		>
			<dl className={styles.facts}>
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value || t('profile.notGiven')}</dd>
					</div>
				))}
			</dl>
			{!may('seePhones') && <p className={form.hint}>{t('profile.masked')}</p>}
			{!customer.banned && customer.banNote && (
				<p className={form.hint}>{t('ban.whyLifted', { reason: customer.banNote })}</p>
			)}
		</Card>
	);
}
