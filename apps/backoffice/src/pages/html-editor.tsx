import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { TextArea } from '@dukan/ui/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { change } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './html-editor.module.css';

const PREVIEW_PAUSE_MS = 400;

type Tool = { key: 'h2' | 'h3' | 'p' | 'strong' | 'em' | 'ul' | 'a'; before: string; after: string };

const TOOLS: readonly Tool[] = [
	{ key: 'h2', before: '<h2>', after: '</h2>' },
	{ key: 'h3', before: '<h3>', after: '</h3>' },
	{ key: 'p', before: '<p>', after: '</p>' },
	{ key: 'strong', before: '<strong>', after: '</strong>' },
	{ key: 'em', before: '<em>', after: '</em>' },
	{ key: 'ul', before: '<ul>\n<li>', after: '</li>\n</ul>' },
	{ key: 'a', before: '<a href="/">', after: '</a>' },
];

type Props = {
	label: string;
	value: string;
	onChange: (html: string) => void;
	problem: string | undefined;
};

/** Plain HTML with the few tags a page may hold, and beside it what the shop will make of it. */
export function HtmlEditor({ label, value, onChange, problem }: Props) {
	const { t } = useTexts(contentTexts);
	const frame = useRef<HTMLDivElement>(null);
	const [asked, setAsked] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setAsked(value), PREVIEW_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [value]);
	const preview = useQuery({
		queryKey: ['page_preview', asked],
		queryFn: () => change('page_preview', { body: asked }),
		placeholderData: keepPreviousData,
	});
	const use = ({ before, after }: Tool) => {
		const area = frame.current?.querySelector('textarea');
		if (!area) return;
		const [start, end] = [area.selectionStart, area.selectionEnd];
		onChange(value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end));
		// After React has put the new text there.
		requestAnimationFrame(() => {
			area.focus();
			area.setSelectionRange(start + before.length, end + before.length);
		});
	};
	return (
		<div className={styles.editor} ref={frame}>
			<div className={styles.side}>
				<div className={styles.tools} role="toolbar" aria-label={t('tool.label')}>
					{TOOLS.map((tool) => (
						<button key={tool.key} type="button" className={styles.tool} onClick={() => use(tool)}>
							{t(`tool.${tool.key}`)}
						</button>
					))}
				</div>
				<TextArea
					label={label}
					rows={18}
					value={value}
					error={problem}
					spellCheck
					onChange={({ target }) => onChange(target.value)}
				/>
			</div>
			<section className={styles.side} aria-label={t('page.preview')}>
				<h2 className={styles.title}>{t('page.preview')}</h2>
				<div
					className={styles.preview}
					aria-busy={preview.isFetching}
					// biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it (S8), as for the shop itself.
					dangerouslySetInnerHTML={{ __html: preview.data?.html ?? '' }}
				/>
			</section>
		</div>
	);
}
