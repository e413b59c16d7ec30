import { demoTexts } from '@dukan/i18n/texts/backoffice/demo-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { Card, Waiting } from '../../ui/page.tsx';

const COUNTED = ['products', 'orders', 'customers', 'reviews', 'banners'] as const;

/**
 * OWN-02: removes the demo data. Before that, it says what is deleted and what stays. It is not shown once
 * the demo data is gone.
 */
export function OwnShopCard() {
	const { t } = useTexts(demoTexts);
	const { may } = useMember();
	const mayStart = may('manageStaff');
	const [asking, setAsking] = useState(false);
	const queries = useQueryClient();
	const demo = useRead('demo', {}, { enabled: mayStart });
	const { save, busy } = useSave({
		run: () => change('own_shop_start'),
		said: t('started'),
		onDone: () => {
			setAsking(false);
			// Every screen may have shown demo data, so everything is reloaded.
			void queries.invalidateQueries();
		},
	});
	if (!mayStart) return null;
	if (!demo.data) return <Waiting error={demo.error} retry={() => void demo.refetch()} />;
	const { isDemo, ...counts } = demo.data;
	if (!isDemo) return null;
	return (
		<Card title={t('title')}>
			<div className={form.form}>
				<p>{t('explain')}</p>
				<p>{t('stays')}</p>
				<div className={form.buttons}>
					<Button look="secondary" onClick={() => setAsking(true)}>
						{t('start')}
					</Button>
				</div>
			</div>
			<ConfirmDialog
				open={asking}
				title={t('confirm')}
				action={t('action')}
				busy={busy}
				onConfirm={() => save()}
				onClose={() => setAsking(false)}
			>
				<ul>
					{COUNTED.map((key) => (
						<li key={key}>{t(key, { count: counts[key] })}</li>
					))}
				</ul>
				<p>{t('stays')}</p>
			</ConfirmDialog>
		</Card>
	);
}
