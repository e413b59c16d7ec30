import { demoTexts } from '@dukan/i18n/texts/backoffice/demo-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { change, read } from '../platform/call.ts';
import { useMember } from '../platform/session.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import form from '../ui/form.module.css';
import { Card, Waiting } from '../ui/page.tsx';

/** OWN-02: what would be removed and what stays, before it is removed. */
export function DemoCard() {
	const { t } = useTexts(demoTexts);
	const { may } = useMember();
	const mayRemove = may('importCatalogue');
	const [asking, setAsking] = useState(false);
	const demo = useQuery({ queryKey: ['demo'], queryFn: () => read('demo'), enabled: mayRemove });
	const { save, busy } = useSave({
		run: () => change('demo_remove'),
		changes: ['demo', 'products', 'banners', 'small_banners', 'orders', 'cash', 'promotions', 'suppliers'],
		said: t('removed'),
		onDone: () => setAsking(false),
	});
	if (!mayRemove) return null;
	if (!demo.data) return <Waiting error={demo.error} retry={() => void demo.refetch()} />;
	const { products, hidden, reviews, questions, orders, banners } = demo.data;
	const isGone = products + reviews + questions + orders + banners === 0;
	const facts = (
		<ul>
			<li>{t('products', { count: products })}</li>
			<li>{t('reviews', { count: reviews })}</li>
			<li>{t('questions', { count: questions })}</li>
			<li>{t('orders', { count: orders })}</li>
			<li>{t('banners', { count: banners })}</li>
			{hidden > 0 && <li>{t('hidden', { count: hidden })}</li>}
		</ul>
	);
	return (
		<Card title={t('title')}>
			{isGone ? (
				<p>{t('none')}</p>
			) : (
				<div className={form.form}>
					<p>{t('explain')}</p>
					{facts}
					<div className={form.buttons}>
						<Button look="secondary" onClick={() => setAsking(true)}>
							{t('remove')}
						</Button>
					</div>
				</div>
			)}
			<ConfirmDialog
				open={asking}
				title={t('confirm')}
				action={t('remove')}
				busy={busy}
				onConfirm={() => save()}
				onClose={() => setAsking(false)}
			>
				{facts}
			</ConfirmDialog>
		</Card>
	);
}
