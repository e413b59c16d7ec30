import { SHEET_KINDS, type SheetKind } from '@dukan/domain/goods/imports/import-kinds.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { FileField } from '../../ui/file-field.tsx';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './imports.module.css';
import { useSheetUpload } from './use-sheet-upload.ts';

/** GOODS-03: the two meanings of a number of pieces in a sheet. */
const STOCK_COUNTS = ['onHand', 'forSale'] as const;
type StockCounts = (typeof STOCK_COUNTS)[number];

export function UploadCard() {
	const { t } = useTexts(importsTexts);
	const [kind, setKind] = useState<SheetKind | 'guess'>('guess');
	const [counts, setCounts] = useState<StockCounts>('onHand');
	const [file, setFile] = useState<File>();
	const [problem, setProblem] = useState<string>();
	const { upload, share, isTooLarge } = useSheetUpload('import_upload');
	return (
		<Card title={t('upload.title')}>
			<p className={form.hint}>{t('upload.hint')}</p>
			<Form
				onSubmit={() => {
					setProblem(file ? undefined : t('upload.none'));
					if (file)
						upload.save({
							file,
							query: { ...(kind !== 'guess' && { kind }), forSale: String(counts === 'forSale') },
						});
				}}
			>
				<Choices
					legend={t('kind.title')}
					name="kind"
					chosen={kind}
					onChoose={setKind}
					choices={(['guess', ...SHEET_KINDS] as const).map((value) => ({
						value,
						title: t(`kind.${value}`),
						detail: t(`kind.${value}Hint`),
					}))}
				/>
				{kind !== 'prices' && (
					<Choices
						legend={t('stock.title')}
						name="stock"
						chosen={counts}
						onChoose={setCounts}
						choices={STOCK_COUNTS.map((value) => ({
							value,
							title: t(`stock.${value}`),
							detail: t(`stock.${value}Hint`),
						}))}
					/>
				)}
				<FileField
					label={t('upload.file')}
					action={t('upload.choose')}
					accept=".csv,.txt,.tsv,.xlsx,text/csv"
					file={file}
					error={problem ?? (isTooLarge ? t('upload.tooLarge') : undefined)}
					onChoose={(chosen) => {
						setFile(chosen);
						setProblem(undefined);
						upload.reset();
					}}
				/>
				{upload.busy && (
					<progress className={styles.progress} max={1} value={share} aria-label={t('upload.sending')} />
				)}
				<div className={form.buttons}>
					<Button type="submit" busy={upload.busy}>
						{t('upload.check')}
					</Button>
				</div>
			</Form>
		</Card>
	);
}
