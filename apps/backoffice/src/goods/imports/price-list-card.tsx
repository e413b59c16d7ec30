import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { FileField } from '../../ui/file-field.tsx';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Unread } from '../../ui/page.tsx';
import styles from './imports.module.css';
import { useSheetUpload } from './use-sheet-upload.ts';

/** STOCK-06: uploads a supplier's file in the supplier's own form. */
export function PriceListCard() {
	const { t } = useTexts(priceListTexts);
	const { t: sheets } = useTexts(importsTexts);
	const suppliers = useRead('suppliers');
	const [chosen, setChosen] = useState('');
	const [file, setFile] = useState<File>();
	const [problem, setProblem] = useState<string>();
	const supplierId = chosen || String(suppliers.data?.[0]?.id ?? '');
	const { upload, share, isTooLarge } = useSheetUpload('price_list_upload');
	return (
		<Card title={t('list.title')}>
			<p className={form.hint}>{t('list.hint')}</p>
			<Unread of={[suppliers]} />
			{suppliers.data?.length === 0 ? (
				<p>{t('list.noSuppliers')}</p>
			) : (
				<Form
					onSubmit={() => {
						setProblem(file ? undefined : sheets('upload.none'));
						if (file) upload.save({ file, query: { supplierId } });
					}}
				>
					<Select
						label={t('list.supplier')}
						value={supplierId}
						onChange={({ target }) => setChosen(target.value)}
						error={upload.problem('supplierId')}
					>
						{suppliers.data?.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</Select>
					<FileField
						label={t('list.title')}
						action={sheets('upload.choose')}
						accept=".csv,.txt,.tsv,.xlsx,text/csv"
						file={file}
						error={problem ?? (isTooLarge ? sheets('upload.tooLarge') : undefined)}
						onChoose={(one) => {
							setFile(one);
							setProblem(undefined);
							upload.reset();
						}}
					/>
					{upload.busy && (
						<progress
							className={styles.progress}
							max={1}
							value={share}
							aria-label={sheets('upload.sending')}
						/>
					)}
					<div className={form.buttons}>
						<Button type="submit" busy={upload.busy} disabled={supplierId === ''}>
							{t('list.check')}
						</Button>
					</div>
				</Form>
			)}
		</Card>
	);
}
