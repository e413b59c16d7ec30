import type { GuideStep } from '@dukan/domain/shop/settings/guide-steps.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { guideTexts } from '@dukan/i18n/texts/backoffice/guide-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { ContactCard, HoursCard, SellerCard } from '../../shop/settings/contact-cards.tsx';
import { LanguagesCard, LookCard, NameCard } from '../../shop/settings/identity-cards.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { OwnShopCard } from '../demo/own-shop-card.tsx';
import { TestSms } from '../operations/test-sms.tsx';

type Props = { step: GuideStep; settings: ShopSettings };

/** Shows the cards of the settings that the step needs. A step that has its own screen is a link. */
export function GuideStepContent({ step, settings }: Props) {
	const { t } = useTexts(guideTexts);
	switch (step) {
		case 'name':
			return <NameCard settings={settings} />;
		case 'look':
			return <LookCard settings={settings} />;
		case 'languages':
			return <LanguagesCard settings={settings} />;
		case 'contact':
			return (
				<>
					<ContactCard settings={settings} />
					<HoursCard settings={settings} />
				</>
			);
		case 'seller':
			return <SellerCard settings={settings} />;
		case 'delivery':
			return (
				<Elsewhere
					title={t('step.delivery')}
					explain={t('delivery.explain')}
					links={[
						['/delivery/zones', t('delivery.zones')],
						['/delivery/slots', t('delivery.slots')],
						['/delivery/districts', t('delivery.districts')],
					]}
				/>
			);
		case 'payment':
			return (
				<Elsewhere
					title={t('step.payment')}
					explain={t('payment.explain')}
					links={[['/delivery/rules', t('payment.rules')]]}
				/>
			);
		case 'sms':
			return (
				<Card title={t('step.sms')}>
					<div className={form.form}>
						<p>{t('sms.explain')}</p>
						<TestSms />
						<div className={form.buttons}>
							<ButtonLink to="/operations" look="secondary">
								{t('sms.operations')}
							</ButtonLink>
						</div>
					</div>
				</Card>
			);
		case 'goods':
			return (
				<>
					<OwnShopCard />
					<Elsewhere
						title={t('step.goods')}
						explain={t('goods.explain')}
						links={[
							['/catalogue/categories', t('goods.categories')],
							['/import', t('goods.import')],
							['/products/new', t('goods.add')],
						]}
					/>
				</>
			);
	}
}

function Elsewhere({
	title,
	explain,
	links,
}: {
	title: string;
	explain: string;
	links: readonly (readonly [address: string, title: string])[];
}) {
	return (
		<Card title={title}>
			<div className={form.form}>
				<p>{explain}</p>
				<div className={form.buttons}>
					{links.map(([address, name]) => (
						<ButtonLink key={address} to={address} look="secondary">
							{name}
						</ButtonLink>
					))}
				</div>
			</div>
		</Card>
	);
}
