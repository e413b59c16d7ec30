import { IMPORT_KINDS, type ImportKind, MAX_SHEET_BYTES } from '@dukan/domain/imports/import-kinds.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, staffAddress } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { sendFile } from '../platform/upload.ts';
import { useSave } from '../platform/use-save.ts';
import { FileField } from '../ui/file-field.tsx';
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
		run: async (chosen: File) => {
			const body = await packed(chosen);
			if (body.size > MAX_SHEET_BYTES) throw new CallError({ status: 413, code: 'payload_too_large' });
			const address = staffAddress('import_upload', { kind, name: chosen.name.slice(-200) });
			return sendFile<{ id: number }>(address, body, 'application/octet-stream', setShare);
		},
		said: null,
		onDone: ({ id }) => navigate(`/import/${id}`),
	});
	const isTooLarge = upload.error instanceof CallError && upload.error.code === 'payload_too_large';
	return (
		<Card title={t('upload.title')}>
			<p className={form.hint}>{t('upload.hint')}</p>
			<form
				className={form.form}
				onSubmit={(event) => {
					event.preventDefault();
					setProblem(file ? undefined : t('upload.none'));
					if (file) upload.save(file);
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
			</form>
		</Card>
	);
}

/** Text gets ten times smaller, which a slow line is grateful for. Workbooks are packed already; old browsers cannot. */
async function packed(file: File): Promise<Blob> {
	if (/\.xlsx$/i.test(file.name) || typeof CompressionStream === 'undefined') return file;
	return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
