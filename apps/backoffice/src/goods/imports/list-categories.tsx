import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Unread } from '../../ui/page.tsx';

/**
 * GOODS-01: asks for the shop's category for each of the supplier's categories. The answer is stored for
 * later lists.
 */
export function ListCategories({ view }: { view: ImportWire }) {
	const { t, language } = useTexts(priceListTexts);
	const choices = useRead('product_choices');
	const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
	const { save, busy } = useSave({
		run: () =>
			change(`price_list_categories/${view.id}`, {
				categories: Object.entries(chosen).map(([name, subcategoryId]) => ({ name, subcategoryId })),
			}),
		changes: ['import', 'imports'],
		said: null,
	});
	return (
		<Card title={t('categories.title')}>
			<p className={form.hint}>{t('categories.hint')}</p>
			<Unread of={[choices]} />
			<Form onSubmit={() => save()}>
				{view.listCategories.map(({ name, rows, subcategoryId }) => (
					<Select
						key={name}
						label={t('categories.name', { name: name || t('categories.whole'), rows })}
						value={String(chosen[name] ?? subcategoryId ?? '')}
						onChange={({ target }) => setChosen({ ...chosen, [name]: Number(target.value) })}
					>
						<option value="" disabled>
							{t('map.none')}
						</option>
						{choices.data?.categories.map((category) => (
							<optgroup key={category.id} label={localizedText(category.names, language)}>
								{category.subcategories.map(({ id, names }) => (
									<option key={id} value={id}>
										{localizedText(names, language)}
									</option>
								))}
							</optgroup>
						))}
					</Select>
				))}
				<div className={form.buttons}>
					<Button type="submit" busy={busy} disabled={Object.keys(chosen).length === 0}>
						{t('map.check')}
					</Button>
				</div>
			</Form>
		</Card>
	);
}
