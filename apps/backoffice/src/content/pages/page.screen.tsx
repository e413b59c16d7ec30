import { fieldIn, type Language } from '@dukan/domain/base/language/language.ts';
import type { PageTextsWire, StaffPageWire } from '@dukan/domain/content/pages/staff-pages.api.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { Tabs } from '@dukan/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { change, read } from '../../platform/call.ts';
import { LANGUAGE_ORDER } from '../../platform/language-order.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useSave } from '../../platform/use-save.ts';
import { Fields } from '../../ui/editor/fields.tsx';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { HtmlEditor } from './html-editor.tsx';
import { PageRevisions } from './page-revisions.tsx';

/** Edits an information page in three languages and shows its earlier texts. */
export function Component() {
	const { name = '' } = useParams();
	const { t, language } = useTexts(contentTexts);
	const [restores, setRestores] = useState(0);
	const page = useQuery({
		queryKey: ['page', name],
		queryFn: () => read(`pages/${encodeURIComponent(name)}`),
		// The page is never read again by itself, because a new copy would replace what somebody is typing.
		staleTime: Number.POSITIVE_INFINITY,
	});
	const title = page.data ? page.data[fieldIn('title', language)] || page.data.titleEn : t('part.pages');
	return (
		<Page title={title} back={{ to: '/content/pages', title: t('part.pages') }}>
			{page.data ? (
				<>
					<PageForm key={`${name} ${restores}`} page={page.data} />
					<PageRevisions page={page.data} onRestored={() => setRestores(restores + 1)} />
				</>
			) : (
				<Waiting error={page.error} retry={() => void page.refetch()} />
			)}
		</Page>
	);
}

const textsOf = ({ name, updatedAt, ...texts }: StaffPageWire): PageTextsWire => texts;

function PageForm({ page }: { page: StaffPageWire }) {
	const { t, c } = useTexts(contentTexts);
	const { may } = useMember();
	const { draft, version, taken, isDirty, set, saved } = useDraft(page, page.updatedAt, textsOf);
	const { dialog } = useUnsaved(isDirty);
	const save = useSave({
		run: async () => {
			const { updatedAt } = await change(`page_save/${page.name}`, { ...draft, updatedAt: version });
			saved(draft, updatedAt);
		},
		changes: ['page', 'pages', 'page_revisions'],
	});
	const tab = (language: Language) => ({
		key: language,
		title:
			draft[fieldIn('body', language)].trim() === ''
				? `${c(`language.${language}`)} (${c('language.missing')})`
				: c(`language.${language}`),
		content: (
			<Fields editable={may('editContent')}>
				<Field
					label={`${c('common.name')}, ${c(`language.${language}`)}`}
					value={draft[fieldIn('title', language)]}
					error={save.problem(fieldIn('title', language))}
					onChange={({ target }) => set({ [fieldIn('title', language)]: target.value })}
				/>
				<HtmlEditor
					label={`${t('page.body')}, ${c(`language.${language}`)}`}
					value={draft[fieldIn('body', language)]}
					onChange={(body) => set({ [fieldIn('body', language)]: body })}
					problem={save.problem(fieldIn('body', language))}
					editable={may('editContent')}
				/>
			</Fields>
		),
	});
	return (
		<Card>
			<Form onSubmit={() => save.save()}>
				<Tabs key={taken} label={t('page.body')} tabs={LANGUAGE_ORDER.map(tab)} />
				{may('editContent') && (
					<div className={form.buttons}>
						<Button type="submit" busy={save.busy} disabled={!isDirty}>
							{c('common.save')}
						</Button>
					</div>
				)}
			</Form>
			{dialog}
		</Card>
	);
}
