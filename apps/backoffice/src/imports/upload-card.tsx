import { IMPORT_KINDS, type ImportKind, MAX_SHEET_BYTES } from '@dukan/domain/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { staffAddress } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { sendFile } from '../platform/upload.ts';
import { useSave } from '../platform/use-save.ts';
import form from '../ui/form.module.css';
import { Card } from '../ui/page.tsx';
import styles from './imports.module.css';

export function UploadCard() {
	const { t } = useTexts(importsTexts);
	const navigate = useNavigate();
	const [kind, setKind] = useState<ImportKind>('prices');
	const [file, setFile] = useState<File>();
	const [problem, setProblem] = useState<string>();
	const [share, setShare] = useState(0);
	const upload = useSave({
		run: (chosen: File) =>
			sendFile<{ id: number }>(
				staffAddress('import_upload', { kind, name: chosen.name.slice(-200) }),
				chosen,
				'application/octet-stream',
				setShare,
			),
		said: null,
		onDone: ({ id }) => navigate(`/import/${id}`),
	});
	return (
		<Card title={t('upload.title')}>
			<p className={form.hint}>{t('upload.hint')}</p>
			<form
				className={form.form}
				onSubmit={(event) => {
					event.preventDefault();
					const wrong = !file
						? t('upload.none')
						: file.size > MAX_SHEET_BYTES
							? t('upload.tooLarge')
							: undefined;
					setProblem(wrong);
					if (file && !wrong) upload.save(file);
				}}
			>
				<Choices
					legend={t('kind.title')}
					name="kind"
					chosen={kind}
					onChoose={setKind}
					choices={IMPORT_KINDS.map((value) => ({
						value,
						title: t(`kind.${value}`),
						detail: t(`kind.${value}Hint`),
					}))}
				/>
				<Field
					type="file"
					label={t('upload.file')}
					accept=".csv,.txt,.tsv,.xlsx,text/csv"
					error={problem}
					onChange={(event) => {
						setFile(event.target.files?.[0]);
						setProblem(undefined);
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
			</form>
		</Card>
	);
}
