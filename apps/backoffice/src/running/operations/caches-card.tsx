import type { OperationsWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import { formatBytes } from '@dukan/i18n/format/bytes.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

export function CachesCard({ operations: { caches, process } }: { operations: OperationsWire }) {
	const { t, language } = useTexts(operationsTexts);
	const [asking, setAsking] = useState(false);
	const [pictures, setPictures] = useState(false);
	const drop = useSave({
		run: () => change('caches_drop', { pictures }),
		changes: ['operations'],
		said: t('caches.dropped'),
		onDone: () => setAsking(false),
	});
	const rows = (['answers', 'pictures'] as const).map((key) => ({ key, ...caches[key] }));
	type Row = (typeof rows)[number];
	const count = (value: number) => formatInteger(language, value);
	const share = ({ hits, made }: Row) =>
		hits + made > 0 ? `${Math.floor((hits / (hits + made)) * 100)}\u00a0%` : '—';
	return (
		<Card
			title={t('caches.title')}
			actions={
				<Button look="secondary" onClick={() => setAsking(true)}>
					{t('caches.drop')}
				</Button>
			}
		>
			<p className={form.hint}>{t('caches.note', { name: process.name })}</p>
			<PlainTable
				label={t('caches.title')}
				rows={rows}
				rowKey={({ key }) => key}
				columns={[
					{ key: 'what', title: t('caches.what'), cell: ({ key }) => t(`caches.${key}`) },
					{ key: 'entries', title: t('caches.entries'), align: 'end', cell: (row) => count(row.entries) },
					{
						key: 'size',
						title: t('caches.size'),
						align: 'end',
						cell: ({ bytes, maxBytes }) =>
							t('caches.of', { size: formatBytes(language, bytes), max: formatBytes(language, maxBytes) }),
					},
					{ key: 'hits', title: t('caches.hits'), align: 'end', cell: (row) => count(row.hits) },
					{ key: 'made', title: t('caches.made'), align: 'end', cell: (row) => count(row.made) },
					{ key: 'share', title: t('caches.share'), align: 'end', cell: share },
				]}
			/>
			<ConfirmDialog
				open={asking}
				title={t('caches.sure')}
				action={t('caches.drop')}
				busy={drop.busy}
				onConfirm={() => drop.save()}
				onClose={() => setAsking(false)}
			>
				<div className={form.form}>
					<p>{t('caches.explain')}</p>
					<Checkbox
						label={t('caches.dropPictures')}
						checked={pictures}
						onChange={(event) => setPictures(event.target.checked)}
					/>
				</div>
			</ConfirmDialog>
		</Card>
	);
}
