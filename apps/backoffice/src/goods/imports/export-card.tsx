import { localizedText } from '@dukan/domain/base/language/language.ts';
import { SHEET_KINDS, type SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { staffAddress } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';
import styles from './imports.module.css';

export function ExportCard() {
	const { t, language } = useTexts(importsTexts);
	const [kind, setKind] = useState<SheetKind>('products');
	const [category, setCategory] = useState('');
	const choices = useRead('product_choices');
	return (
		<Card title={t('export.title')}>
			<p className={form.hint}>{t('export.hint')}</p>
			<SelectOne
				label={t('kind.title')}
				chosen={kind}
				onChoose={setKind}
				choices={SHEET_KINDS.map((value) => ({ value, title: t(`kind.${value}`) }))}
			/>
			<Select
				label={t('export.which')}
				value={category}
				onChange={(event) => setCategory(event.target.value)}
			>
				<option value="">{t('export.all')}</option>
				{(choices.data?.categories ?? []).map(({ id, names }) => (
					<option key={id} value={id}>
						{localizedText(names, language)}
					</option>
				))}
			</Select>
			<div className={form.buttons}>
				{(['xlsx', 'csv'] as const).map((format) => (
					<a
						key={format}
						className={styles.download}
						href={staffAddress('export', { kind, format, category })}
						download
					>
						{t(`export.${format}`)}
					</a>
				))}
			</div>
		</Card>
	);
}
