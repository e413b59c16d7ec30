import { fieldIn } from '@dukan/domain/base/language/language.ts';
import type { PageRevisionWire, StaffPageWire } from '@dukan/domain/content/pages/staff-pages.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { LANGUAGE_ORDER } from '../../platform/language-order.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { TextDifferences } from './text-differences.tsx';

/** Lists who changed the page and when. Each earlier text can be read and restored. */
export function PageRevisions({ page, onRestored }: { page: StaffPageWire; onRestored: () => void }) {
	const { t, c, language } = useTexts(contentTexts);
	const { may } = useMember();
	const queries = useQueryClient();
	const [looked, setLooked] = useState<number>();
	const [asking, setAsking] = useState<PageRevisionWire>();
	const revisions = useRead(`page_revisions/${page.name}`);
	const restore = useSave({
		run: (id: number) => change(`page_restore/${id}`),
		changes: ['page', 'pages', 'page_revisions'],
		said: t('page.restored'),
		// The form shows the restored text and drops what was typed.
		onDone: (restored) => {
			queries.setQueryData(['page', page.name], restored);
			onRestored();
			setLooked(undefined);
		},
	});
	if (!revisions.data) return <Waiting error={revisions.error} retry={() => void revisions.refetch()} />;
	const shown = revisions.data.find(({ id }) => id === looked);
	return (
		<Card title={t('page.revisions')}>
			{revisions.data.length === 0 ? (
				<p className={form.hint}>{t('page.noRevisions')}</p>
			) : (
				<PlainTable
					label={t('page.revisions')}
					rows={revisions.data}
					rowKey={({ id }) => id}
					columns={[
						{
							key: 'at',
							title: c('common.date'),
							cell: ({ at }) => formatDateTime(language, new Date(at)),
						},
						{ key: 'who', title: c('common.name'), cell: ({ staff }) => staff?.name ?? t('page.original') },
						{
							key: 'actions',
							title: c('common.actions'),
							cell: (revision) => (
								<span className={form.buttons}>
									<Button
										look="quiet"
										aria-expanded={revision.id === looked}
										onClick={() => setLooked(revision.id === looked ? undefined : revision.id)}
									>
										{t('page.look')}
									</Button>
									{may('editContent') && (
										<Button look="quiet" onClick={() => setAsking(revision)}>
											{t('page.restore')}
										</Button>
									)}
								</span>
							),
						},
					]}
				/>
			)}
			{shown && (
				<section aria-label={t('page.differences')} className={form.form}>
					<h3>{t('page.differences')}</h3>
					{LANGUAGE_ORDER.map((one) => (
						<TextDifferences
							key={one}
							title={c(`language.${one}`)}
							before={`${shown[fieldIn('title', one)]}\n${shown[fieldIn('body', one)]}`}
							after={`${page[fieldIn('title', one)]}\n${page[fieldIn('body', one)]}`}
						/>
					))}
				</section>
			)}
			<ConfirmDialog
				open={asking !== undefined}
				title={t('page.sureRestore')}
				action={t('page.restore')}
				busy={restore.busy}
				onConfirm={() => {
					if (asking) restore.save(asking.id);
					setAsking(undefined);
				}}
				onClose={() => setAsking(undefined)}
			>
				<p>{t('page.restoreHint')}</p>
			</ConfirmDialog>
		</Card>
	);
}
