import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Waiting } from '../../ui/page.tsx';
import type { EditorProps } from './editor-props.ts';
import styles from './html-editor.module.css';
import { SourceEditor } from './source-editor.tsx';

const PREVIEW_PAUSE_MS = 400;

// Loaded separately, because Tiptap is larger than the rest of this screen.
const VisualEditor = lazy(() =>
	import('./visual-editor.tsx').then((module) => ({ default: module.VisualEditor })),
);

/** Edits a page's text as it looks or as HTML. Beside it, a preview shows what the server makes of it. */
export function HtmlEditor({ editable, ...props }: EditorProps & { editable: boolean }) {
	const { t } = useTexts(contentTexts);
	const [mode, setMode] = useState<'visual' | 'source' | 'unknown'>('visual');
	return (
		<div className={styles.editor}>
			<div className={styles.side}>
				<button
					type="button"
					className={styles.mode}
					aria-pressed={mode !== 'visual'}
					onClick={() => setMode(mode === 'visual' ? 'source' : 'visual')}
				>
					HTML
				</button>
				{mode === 'unknown' && (
					<p role="status" className={styles.unknown}>
						{t('page.unknownHtml')}
					</p>
				)}
				{mode === 'visual' ? (
					<Suspense fallback={<Waiting />}>
						<VisualEditor {...props} editable={editable} onUnknown={() => setMode('unknown')} />
					</Suspense>
				) : (
					<SourceEditor {...props} />
				)}
			</div>
			<Preview html={props.value} />
		</div>
	);
}

function Preview({ html }: { html: string }) {
	const { t } = useTexts(contentTexts);
	const [asked, setAsked] = useState(html);
	useEffect(() => {
		const timer = setTimeout(() => setAsked(html), PREVIEW_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [html]);
	const preview = useQuery({
		queryKey: ['page_preview', asked],
		queryFn: () => change('page_preview', { body: asked }),
		placeholderData: keepPreviousData,
	});
	return (
		<section className={styles.side} aria-label={t('page.preview')}>
			<h2 className={styles.title}>{t('page.preview')}</h2>
			<div
				className={styles.preview}
				aria-busy={preview.isFetching}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised the HTML (S8).
				dangerouslySetInnerHTML={{ __html: preview.data?.html ?? '' }}
			/>
		</section>
	);
}
