import { fieldIn } from '@dukan/domain/base/language/language.ts';
import type { AttributeValueWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { OrderTable } from '../../ui/editor/order-table.tsx';
import form from '../../ui/form.module.css';
import { ThreeLanguages } from '../../ui/three-languages.tsx';

type Props = {
	values: AttributeValueWire[];
	onChange: (values: AttributeValueWire[]) => void;
	problemOf: (field: string) => string | undefined;
};

/**
 * Edits the values of an enumeration. Only one value is open at a time, so that hundreds stay easy to look
 * through.
 */
export function ValuesField({ values, onChange, problemOf }: Props) {
	const { t, c } = useTexts(catalogueTexts);
	const { t: e } = useTexts(editorTexts);
	const [opened, setOpened] = useState<number>();
	const change = (index: number, part: Partial<AttributeValueWire>) =>
		onChange(values.map((value, at) => (at === index ? { ...value, ...part } : value)));
	const shown = opened === undefined ? undefined : values[opened];
	const wrong = values.findIndex((_, index) =>
		['value', 'nameEn', 'nameRu', 'nameTm'].some((field) => problemOf(`values.${index}.${field}`)),
	);
	const problem =
		problemOf('values') ?? (wrong >= 0 && wrong !== opened ? c('problem.invalid_input') : undefined);
	return (
		<fieldset className={form.form} style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
			<legend style={{ fontWeight: 600 }}>{t('attribute.values')}</legend>
			{problem && (
				<p className={form.problem} role="alert">
					{problem}
				</p>
			)}
			{values.length > 0 && (
				<OrderTable
					label={t('attribute.values')}
					rows={values}
					rowKey={(row) => String(values.indexOf(row))}
					rowName={({ value }) => value}
					onOrder={(next) => {
						setOpened(undefined);
						onChange(next);
					}}
					columns={[
						{ key: 'value', title: t('attribute.value'), cell: ({ value }) => value || '—' },
						{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
						{
							key: 'actions',
							title: c('common.actions'),
							cell: (row) => (
								<span className={form.buttons}>
									<Button
										look="quiet"
										aria-label={`${c('common.edit')}: ${row.value}`}
										onClick={() => setOpened(values.indexOf(row))}
									>
										{c('common.edit')}
									</Button>
									<Button
										look="quiet"
										aria-label={e('editor.take', { name: row.value })}
										onClick={() => {
											setOpened(undefined);
											onChange(values.filter((one) => one !== row));
										}}
									>
										{e('editor.remove')}
									</Button>
								</span>
							),
						},
					]}
				/>
			)}
			{shown && opened !== undefined && (
				<div className={form.form}>
					<Field
						label={t('attribute.value')}
						hint={t('attribute.valueHint')}
						value={shown.value}
						error={problemOf(`values.${opened}.value`)}
						onChange={({ target }) => change(opened, { value: target.value })}
					/>
					<ThreeLanguages
						label={t('attribute.valueName')}
						value={{ ru: shown.nameRu, tm: shown.nameTm, en: shown.nameEn }}
						onChange={({ ru, tm, en }) => change(opened, { nameRu: ru, nameTm: tm, nameEn: en })}
						problem={(language) => problemOf(`values.${opened}.${fieldIn('name', language)}`)}
					/>
				</div>
			)}
			<div>
				<Button
					look="secondary"
					onClick={() => {
						onChange([...values, { value: '', ...NO_NAMES }]);
						setOpened(values.length);
					}}
				>
					{t('attribute.addValue')}
				</Button>
			</div>
		</fieldset>
	);
}
