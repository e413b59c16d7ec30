import { localizedText } from '@dukan/domain/base/language/language.ts';
import { MAX_COUNT_NOTE } from '@dukan/domain/goods/stock/stock-counts.ts';
import { countsTexts } from '@dukan/i18n/texts/backoffice/counts-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';

/** Starts a new stock count of a category, a brand, or both. */
export function AddCount({ onClose }: { onClose: () => void }) {
	const { t, c, language } = useTexts(countsTexts);
	const navigate = useNavigate();
	const choices = useRead('product_choices');
	const [category, setCategory] = useState('');
	const [brand, setBrand] = useState('');
	const [note, setNote] = useState('');
	const { save, busy, problem } = useSave({
		run: () =>
			change('count_add', { categoryId: Number(category) || null, brandId: Number(brand) || null, note }),
		changes: ['counts'],
		said: null,
		onDone: ({ id }) => navigate(`/counts/${id}`),
	});
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('counts.add')}
			footer={
				<>
					<Button look="secondary" onClick={onClose}>
						{c('common.cancel')}
					</Button>
					<Button busy={busy} onClick={() => save()}>
						{c('common.add')}
					</Button>
				</>
			}
		>
			<div className={form.form}>
				<p className={form.hint}>{t('counts.addHint')}</p>
				<Select
					label={t('counts.category')}
					value={category}
					onChange={({ target }) => setCategory(target.value)}
					error={problem('categoryId', {
						required: t('counts.required'),
						maximum: t('counts.maximum'),
					})}
				>
					<option value="">{t('counts.any')}</option>
					{choices.data?.categories.map(({ id, names }) => (
						<option key={id} value={id}>
							{localizedText(names, language)}
						</option>
					))}
				</Select>
				<Select
					label={t('counts.brand')}
					value={brand}
					onChange={({ target }) => setBrand(target.value)}
					error={problem('brandId')}
				>
					<option value="">{t('counts.any')}</option>
					{choices.data?.brands.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
				<Field
					label={t('counts.note')}
					value={note}
					onChange={({ target }) => setNote(target.value)}
					maxLength={MAX_COUNT_NOTE}
				/>
			</div>
		</Dialog>
	);
}
